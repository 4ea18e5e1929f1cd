import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** What the stage says instead of the picture, with a button. */
export const stageMessageCss = css`
  .stage-message {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0.75rem;
    padding: 1rem;
    background: rgb(10 8 6 / 78%);
    color: #fff;
    text-align: center;
  }
  .stage-message p {
    max-width: 36ch;
    margin-bottom: 0.5rem;
  }
  .stage-message .stage-button {
    position: static;
    justify-content: center;
    margin: 0;
  }
  @media (max-width: 575px) {
    /* The picture of a phone is low, and the buttons say it too. */
    .stage-message:has(.stage-button) {
      gap: 0.5rem;
      padding: 0.5rem 1rem;
    }
    .stage-message:has(.stage-button) > p {
      display: none;
    }
    .stage-message .stage-button {
      gap: 0.5rem;
    }
    .stage-message:has(.stage-button) .ui-button {
      --button-height: 2.75rem;
    }
  }
`

/** The countdown before a live class. */
export const waitingRoomCss = css`
  .stage-room {
    gap: clamp(1rem, 4svh, 2rem);
    background: linear-gradient(rgb(10 8 6 / 62%), rgb(10 8 6 / 88%));
  }
  .stage-about {
    display: grid;
    justify-items: center;
    gap: 0.5rem;
  }
  .stage-who {
    display: flex;
    align-items: center;
    gap: 0.625rem;
  }
  .stage-starts {
    font-weight: 600;
  }
  .stage-ring {
    position: relative;
    width: clamp(8rem, 26svh, 14rem);
    aspect-ratio: 1;
    font-variant-numeric: tabular-nums;
  }
  .stage-ring svg {
    width: 100%;
    rotate: -90deg;
  }
  .stage-ring circle {
    fill: none;
    stroke: rgb(255 255 255 / 24%);
    stroke-width: 1.5;
  }
  .stage-ring .stage-ring-left {
    stroke: ${theme.brand.main};
    stroke-linecap: round;
  }
  .stage-ring b {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    font-family: ${theme.font.display};
    font-size: clamp(1.5rem, 6svh, 3rem);
    font-weight: 600;
  }
`

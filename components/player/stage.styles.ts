import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The stage: the poster with its button, and in the same frame the player. */
export const Stage = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  width: 100%;
  /* By its width, because a limit of the height would end the ratio. */
  max-width: calc(min(74svh, 46rem) * 16 / 9);
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.brand.deep};
  isolation: isolate;

  > .ui-picture {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .stage-buttons {
    position: absolute;
    inset-inline: 0;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
    padding: clamp(1rem, 0.5rem + 2vw, 2rem);
  }
  .stage-guest {
    padding-top: 4rem;
    background: linear-gradient(to top, rgb(10 8 6 / 72%), transparent);
  }
  .stage-guest > p {
    flex-basis: 100%;
    color: #fff;
    font-weight: 600;
  }
  .stage-parts {
    display: contents;
  }
  .stage-preview {
    position: absolute;
    top: clamp(0.75rem, 0.5rem + 1vw, 1.25rem);
    inset-inline-end: clamp(0.75rem, 0.5rem + 1vw, 1.25rem);
  }
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
  .player {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    --media-font-family: ${theme.font.text};
    --media-primary-color: #fff;
    --media-secondary-color: transparent;
    --media-control-background: transparent;
    --media-control-hover-background: rgb(255 255 255 / 16%);
    --media-range-bar-color: ${theme.brand.main};
    --media-range-track-background: rgb(255 255 255 / 32%);
    --media-range-track-height: 4px;
    --media-range-thumb-background: #fff;
    --media-focus-box-shadow: inset 0 0 0 2px #fff;
  }
  .player video {
    background: #000;
    object-fit: contain;
  }
  /* The library only shows the indicator during playback, which leaves the initial loading
     black. */
  .player media-loading-indicator[medialoading] {
    --media-loading-indicator-opacity: 1;
  }
  .player .ui-spinner {
    color: #fff;
    width: 3.5rem;
    height: 3.5rem;
  }
  .player-top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    padding: 0.5rem 0.5rem 0.5rem 1rem;
  }
  .player-close {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: 50%;
    background: rgb(14 13 11 / 62%);
    color: #fff;
    cursor: pointer;
  }
  .player-close:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -4px;
  }
  .player-bar,
  .player-time {
    width: 100%;
    padding-inline: 0.5rem;
  }
  .player-bar {
    padding-bottom: 0.25rem;
    background: linear-gradient(to top, rgb(0 0 0 / 62%), transparent);
  }
  .player-bar > * {
    min-width: 44px;
    min-height: 44px;
  }
  .player-bar > .player-gap {
    flex: 1;
    min-width: 0;
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
    border-radius: 0;
    width: calc(100% + 2 * ${theme.space.gutter});
    max-width: none;
    margin-inline: calc(-1 * ${theme.space.gutter});
    .player-bar {
      padding-inline: 0;
    }
    .player-bar > media-time-display {
      flex: none;
      padding-inline: 0.25rem;
    }
    media-volume-range,
    media-seek-forward-button,
    media-playback-rate-button,
    media-airplay-button {
      display: none;
    }
  }
`

/** The stage in full screen, with a close link. */
export const FullStage = styled(Stage)`
  position: fixed;
  inset: 0;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  margin: 0;
  aspect-ratio: auto;
  border-radius: 0;
  background: #000;

  .stage-exit {
    position: absolute;
    top: 1rem;
    inset-inline-start: 1rem;
    z-index: 2;
  }
`

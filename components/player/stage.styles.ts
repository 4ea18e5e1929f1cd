import { styled } from 'styled-components'
import { theme } from '@/lib/theme/theme'
import { playerCss } from './player.styles'
import { stageMessageCss, waitingRoomCss } from './stage-message.styles'

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
    /* Above the shade of what a guest reads. */
    z-index: 1;
    top: clamp(0.75rem, 0.5rem + 1vw, 1.25rem);
    inset-inline-end: clamp(0.75rem, 0.5rem + 1vw, 1.25rem);
  }
  ${stageMessageCss}
  ${waitingRoomCss}
  ${playerCss}
  @media (max-width: 575px) {
    border-radius: 0;
    width: calc(100% + 2 * ${theme.space.gutter});
    max-width: none;
    margin-inline: calc(-1 * ${theme.space.gutter});
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

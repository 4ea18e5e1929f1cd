import { styled } from 'styled-components'
import { Stage } from './stage.styles'

/** The stage over the whole window, with a way out. */
export const FullStage = styled(Stage)`
  position: fixed;
  inset: 0;
  width: 100vw;
  max-height: none;
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

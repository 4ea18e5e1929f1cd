import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The player and its bar of controls. */
export const playerCss = css`
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

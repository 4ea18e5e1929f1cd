import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'
import { weekDaysCss } from './week-days.styles'

/** A member's greeting and week on the home page. It has no box of its own, as guests have neither. */
export const memberHomeCss = css`
  /* While nothing is known of a member's rows, those of everybody wait below. They wait as one
     element, because a rule for all that follows would restyle the whole page. */
  html[data-session='member']:not([data-empty~='known']) .home-rows {
    display: none;
  }
  .member-home-frame {
    display: contents;

    /* Meanwhile the footer stays out of sight. */
    html[data-session='member']:not([data-empty~='known']) & {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space.section};
      align-content: start;
      min-height: 100vh;
    }

    /* What follows is nearer than the next section of the page would be. */
    .member-greeting {
      min-height: 6rem;
      margin-bottom: calc(1rem - ${theme.space.section});
    }
    /* The margins of a skeleton that is alone would move what it stands for. */
    :is(.member-greeting h2, .member-days) > .ui-skeleton {
      margin-block: 0;
    }
    html[data-empty~='line'] & .member-greeting {
      min-height: 5rem;
    }
    .member-greeting h2 {
      font-size: calc(${theme.size.xxl} * ${theme.look.scaleSmall});
    }
    .member-week {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 1rem 3rem;
      min-height: 6.75rem;
    }
    .member-week h2 {
      font-size: calc(${theme.size.xl} * ${theme.look.scaleSmall});
    }
    .member-line {
      min-height: 1.5rem;
      margin-top: 0.25rem;
      color: ${theme.color.inkSoft};
    }
    .member-week .member-line {
      min-height: 3rem;
    }
    .member-days {
      display: grid;
      gap: 0.5rem;
      justify-items: end;
      width: 22rem;
      font-size: ${theme.size.sm};
    }
    .member-days .week-days {
      width: 100%;
    }
    ${weekDaysCss}
    @media (max-width: 767px) {
      .member-week {
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        min-height: 12.5rem;
      }
      .member-greeting {
        min-height: 8rem;
      }
      html[data-empty~='line'] & .member-greeting {
        min-height: 6.25rem;
      }
      .member-days {
        justify-items: start;
        width: 100%;
      }
    }
  }
`

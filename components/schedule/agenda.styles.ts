import { css } from 'styled-components'
import { touchAreaCss } from '@/components/ui/shared-rules.styles'
import { breakpoints } from '@/lib/config/breakpoints'
import { theme } from '@/lib/theme/theme'

/** A row whose class runs, but whose page is of before that: it has no badge yet. */
const unmarkedRow = "[data-phase='live'] .class-row:not(:has(.class-live))"
/** A row whose class runs and has a button, which the badge will stand beside. */
const runningRow = "[data-phase='live'] .class-row:has(.class-do > .ui-button)"

/**
 * A row below the first groups: those in view would count as moved when they get their own height,
 * and a row whose class runs is higher.
 */
const laterRow = ".agenda ~ .agenda ~ .agenda ~ .agenda > li:not([data-phase='live'])"

/** A list of classes: time, title, instructor and action. */
export const agendaCss = css`
  .agenda {
    padding: 0;
    list-style: none;
  }
  /* As high as most rows, so that the page keeps its length; on narrower phones rows differ. */
  @media (min-width: ${breakpoints.bigMobile}px) {
    ${laterRow} {
      contain-intrinsic-block-size: auto 5.375rem;
      content-visibility: auto;
      /* It also cuts off what stands out, as the outline of a button does. */
      margin-inline: -0.5rem;
      padding-inline: 0.5rem;
    }
  }
  .agenda > [data-phase='over'] {
    display: none;
  }
  .agenda-over {
    border-top: 1px solid ${theme.color.hairline};
  }
  .agenda-over summary {
    min-height: 2.75rem;
    padding-block: 0.75rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    cursor: pointer;
  }
  .class-row {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem 1.5rem;
    padding-block: 1rem;
    border-top: 1px solid ${theme.color.hairline};
  }
  .class-row[data-over] {
    color: ${theme.color.inkSoft};
  }
  .class-time {
    display: grid;
    font-family: ${theme.font.display};
    font-size: calc(1rem * ${theme.look.scaleSmall});
    font-weight: ${theme.look.weight};
    font-stretch: ${theme.look.width};
    letter-spacing: -0.01em;
  }
  .class-time span {
    color: ${theme.color.inkSoft};
    font-family: ${theme.font.text};
    font-size: ${theme.size.sm};
    font-weight: 400;
    letter-spacing: 0;
  }
  .class-time i {
    font-style: normal;
  }
  @media not (scripting: none) {
    .class-time i {
      display: none;
    }
  }
  .class-what {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.375rem 1rem;
  }
  .class-what h3 {
    grid-column: 1 / -1;
    font-size: 1.0625rem;
    line-height: 1.1;
    letter-spacing: ${theme.look.tracking};
  }
  .class-what a {
    text-decoration: none;
  }
  .class-what a:hover {
    text-decoration: underline;
  }
  .class-kind,
  .class-kind span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
  }
  .class-kind {
    column-gap: 0.75rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .class-what h3 a {
    ${touchAreaCss}
  }
  .class-who {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .class-do,
  .booked {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.5rem 0.75rem;
    min-height: 2.25rem;
  }
  @media (pointer: coarse) {
    .class-do,
    .booked {
      min-height: 2.75rem;
    }
  }
  /* What a member has to do first may be longer than what the static page says. */
  .class-do > .ui-button {
    min-width: 8rem;
  }
  /* The static page is of before the class began. */
  ${unmarkedRow} .class-do:has(.ui-button) {
    visibility: hidden;
  }
  ${unmarkedRow} .class-spots {
    display: none;
  }
  .class-row:has(.class-live) {
    grid-template-columns: 7.5rem minmax(0, 1fr) auto auto;
  }
  /* As far from the button as the free spots of other rows. */
  .class-live {
    margin-inline-end: -0.75rem;
  }
  .class-spots:empty {
    display: none;
  }
  .class-spots {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
  /* The kind stands below the time, beside the button, so that three classes fit on a screen. */
  @media (max-width: ${breakpoints.tablet - 1}px) {
    ${laterRow} {
      contain-intrinsic-block-size: auto 7.75rem;
    }
    .class-row {
      grid-template: 'time title' 'time who' 'kind do' / 6rem minmax(0, 1fr);
      align-items: start;
      gap: 0.25rem 0.75rem;
      padding-block: 0.75rem;
    }
    /* Above the kind: beside the button, the badge would make a row higher when it appears. */
    .class-row:has(.class-live),
    ${runningRow} {
      grid-template: 'time title' 'time who' 'live do' 'kind do' / 6rem minmax(0, 1fr);
    }
    /* Its room, until it is there. */
    ${runningRow}:not(:has(.class-live))::before {
      grid-area: live;
      height: 1.5rem;
      margin-bottom: -0.25rem;
      content: '';
    }
    .class-time {
      grid-area: time;
    }
    .class-live {
      grid-area: live;
      margin: 0 0 -0.25rem;
      line-height: 1;
    }
    .class-what {
      display: contents;
    }
    .class-what h3 {
      grid-area: title;
    }
    .class-who {
      grid-area: who;
    }
    .class-kind {
      grid-area: kind;
      align-self: center;
    }
    .class-kind span {
      flex-wrap: nowrap;
      gap: 0.25rem;
    }
    .class-do {
      grid-area: do;
      justify-content: space-between;
      gap: 0.5rem;
    }
    .class-do:has(> .class-spots:empty) {
      justify-content: flex-end;
    }
    /* Long words wrap before the button moves to another line. */
    .class-spots {
      flex: 1 1 5rem;
    }
  }
  @media (max-width: ${breakpoints.bigMobile - 1}px) {
    .class-row,
    .class-row:has(.class-live),
    ${runningRow} {
      grid-template-columns: 4.75rem minmax(0, 1fr);
      column-gap: 0.5rem;
    }
    .class-kind svg {
      display: none;
    }
  }
`

import { css } from 'styled-components'
import { theme } from '@/lib/theme/theme'

/** The timeline: vertical on phones, horizontal on wider screens. */
export const liveNextCss = css`
  .live-next {
    position: relative;

    > h2 {
      text-transform: ${theme.look.case};
    }
    .timeline {
      display: grid;
      margin-top: 1.5rem;
      padding: 0;
      list-style: none;
    }
    /* Orders the classes that can still be joined first, even before hydration. */
    li[data-rank='1'] {
      order: 1;
    }
    li[data-rank='2'] {
      order: 2;
    }
    li[data-rank='3'] {
      order: 3;
    }
    li {
      position: relative;
      padding: 0 0 1.5rem 1.5rem;
      border-inline-start: 1px solid ${theme.color.hairline};
    }
    li::before {
      content: '';
      position: absolute;
      top: 0.4375rem;
      inset-inline-start: -5.5px;
      width: 10px;
      height: 10px;
      border: 2px solid ${theme.color.line};
      border-radius: 50%;
      background: ${theme.color.paper};
    }
    li[data-phase='live']::before {
      border-color: ${theme.brand.main};
      background: ${theme.brand.main};
      box-shadow: 0 0 0 4px ${theme.brand.tint};
    }
    li[data-phase='over'],
    li:not(:is([data-rank='0'], [data-rank='1'], [data-rank='2'], [data-rank='3'])),
    li:not([data-phase='live']) .ui-badge,
    li[data-phase='live'] .timeline-in {
      display: none;
    }
    .timeline-when {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      min-height: 1.5rem;
      overflow: hidden;
      white-space: nowrap;
    }
    time {
      font-family: ${theme.font.display};
      font-weight: ${theme.look.weight};
      font-stretch: ${theme.look.width};
      letter-spacing: -0.01em;
    }
    .timeline-in,
    .timeline-who {
      color: ${theme.color.inkSoft};
      font-size: ${theme.size.sm};
    }
    h3 {
      margin-top: 0.375rem;
      font-size: 1.125rem;
    }
    h3 a {
      text-decoration: none;
    }
    h3 a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    li:hover h3 a {
      text-decoration: underline;
    }
    .timeline-who {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      margin-top: 0.75rem;
      line-height: 1.4;
    }
    @media (min-width: 768px) {
      > .ui-link {
        position: absolute;
        top: -0.5rem;
        inset-inline-end: 0;
      }
      .timeline {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      li {
        padding: 1.5rem 1.5rem 0 0;
        border-inline-start: 0;
        border-top: 1px solid ${theme.color.hairline};
      }
      li::before {
        top: -5.5px;
        inset-inline-start: 0;
      }
    }
    @media (min-width: 768px) and (max-width: 1023px) {
      li[data-rank='3'] {
        display: none;
      }
    }
    @media (min-width: 1024px) {
      .timeline {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
  }
`

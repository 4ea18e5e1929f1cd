import { css, styled } from 'styled-components'
import { listCss } from '@/components/ui/shared-rules.styles'
import { theme } from '@/lib/theme/theme'

/** The text beside a picture in an introduction: modalities and actions. */
export const introCss = css`
  .intro-kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.25rem;
    margin-top: 1.25rem;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .intro-kinds li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
  .intro-do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem;
    margin-top: 1.75rem;
  }
`

/** The grid of instructors with its search, including plain descendants. */
export const instructorsCss = css`
  .instructors-section {
    ${listCss}
    .ui-chip-row {
      margin-block: 1.5rem 0.75rem;
    }
    .people {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(45%, 11.5rem), 1fr));
      gap: 2rem ${theme.space.slide};
    }
    .people + .people {
      margin-top: 2rem;
    }
    .person {
      position: relative;
      min-width: 0;
    }
    .person .ui-picture {
      width: 100%;
      border-radius: ${theme.radius.card};
    }
    .person h2 {
      margin-top: 0.875rem;
      font-size: 1.0625rem;
      line-height: 1.25;
    }
    .person h2 a {
      text-decoration: none;
    }
    .person h2 a::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${theme.radius.card};
    }
    .person h2 a:focus-visible {
      outline: none;
    }
    .person:has(a:focus-visible) {
      outline: 2px solid ${theme.color.ink};
      outline-offset: 6px;
      border-radius: ${theme.radius.card};
    }
    .person:hover h2 a {
      text-decoration: underline;
    }
    .person p {
      margin-top: 0.25rem;
      color: ${theme.color.inkSoft};
      font-size: ${theme.size.sm};
      line-height: 1.45;
    }
  }
`

/** One instructor above the grid: portrait, biography, videos, upcoming classes. */
export const InstructorPanelSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.section};
  margin-bottom: ${theme.space.section};
  padding-bottom: ${theme.space.section};
  border-bottom: 1px solid ${theme.color.hairline};

  .panel-head {
    display: grid;
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    gap: clamp(1.5rem, 1rem + 3vw, 4rem);
    align-items: center;
  }
  .panel-head .ui-picture {
    width: 100%;
    border-radius: ${theme.radius.card};
  }
  ${introCss}
  .intro-do {
    column-gap: 1rem;
  }
  .panel-classes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: 1rem;
  }
  .panel-class {
    position: relative;
    padding: 1.25rem;
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
  }
  .panel-class p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.sm};
  }
  .panel-class h3 {
    margin-top: 0.25rem;
    font-size: 1.0625rem;
  }
  .panel-class a {
    text-decoration: none;
  }
  .panel-class a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  .panel-class:hover {
    border-color: ${theme.color.line};
  }
  @media (max-width: 767px) {
    .panel-head {
      grid-template-columns: minmax(0, 1fr);
    }
    .panel-head .ui-picture {
      max-width: 16rem;
    }
  }
`

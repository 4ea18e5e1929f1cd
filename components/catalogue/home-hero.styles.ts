import { styled } from 'styled-components'
import { theme } from '@/lib/theme'

/** One promise, one action, on a picture that carries the page. */
export const HeroSection = styled.section`
  position: relative;
  display: grid;
  min-height: clamp(30rem, 78svh, 46rem);
  overflow: hidden;
  background: ${theme.brand.deep};
  color: #fff;
  isolation: isolate;

  .hero-picture {
    position: absolute;
    inset: 0;
    z-index: -2;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(to top, rgb(10 8 6 / 82%), rgb(10 8 6 / 20%) 58%, rgb(10 8 6 / 34%)),
      linear-gradient(to right, rgb(10 8 6 / 56%), transparent 70%);
  }
  .hero-text {
    align-self: end;
    padding-block: clamp(2rem, 1rem + 5vw, 5rem);
  }
  h1 {
    max-width: 14ch;
    font-size: ${theme.size.hero};
  }
  p {
    max-width: 38ch;
    margin-top: 1rem;
    font-size: ${theme.size.lg};
    line-height: 1.45;
    color: rgb(255 255 255 / 88%);
  }
  .hero-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1rem;
    margin-top: 1.75rem;
  }
  .hero-actions .ui-link {
    padding-inline: 0.5rem;
    color: #fff;
    font-size: ${theme.size.md};
    text-decoration-color: rgb(255 255 255 / 45%);
  }
  /* Members come for what is theirs, so it shows without scrolling. */
  html[data-session='member'] & {
    min-height: clamp(22rem, 52svh, 32rem);
  }
  html[data-session='member'] & .hero-text {
    padding-block: clamp(2rem, 1rem + 3vw, 3.5rem);
  }
  html[data-session='member'] & p,
  html[data-session='member'] & .for-guests,
  html:not([data-session='member']) & .for-members {
    display: none;
  }
`

declare module 'use-intl/format-message/icu' {
  export { default } from 'use-intl/format-message'
}

/** The steps from the first email to the purchase. */
export default function JoinLayout({ children }: LayoutProps<'/[locale]/[brand]'>) {
  return children
}

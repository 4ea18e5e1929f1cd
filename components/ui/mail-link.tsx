export function MailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>
}

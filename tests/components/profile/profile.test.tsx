import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { section, show, user } from './profile-page'

const texted = (ui: ReturnType<typeof within>, name: string) =>
  ui.getByRole('textbox', { name }) as HTMLInputElement

describe('the name', () => {
  it('is saved with a notice', async () => {
    show({ 'PUT /api/v1/user': () => Response.json({ ...user, first_name: 'Zoë' }) })
    const names = await section('Picture and name')
    await userEvent.clear(texted(names, 'First name'))
    await userEvent.type(texted(names, 'First name'), 'Zoë')
    await userEvent.click(names.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
  })

  it('saved while a picture is removed does not bring the picture back', async () => {
    const pictured = { ...user, profile_picture_url: 'https://pictures.example.com/ada.webp' }
    let saved!: (response: Response) => void
    show({
      'GET /api/v1/user': () => Response.json(pictured),
      'PUT /api/v1/user': () => new Promise<Response>((resolve) => (saved = resolve)),
      'DELETE /api/v1/profile_pictures': () => new Response(null, { status: 204 }),
    })
    const names = await section('Picture and name')
    await userEvent.type(texted(names, 'First name'), 'h')
    // Without the steps of a real pointer, which take longer than a request may on a busy machine.
    const press = (ui: typeof names, name: string) =>
      fireEvent.click(ui.getByText(name, { selector: 'button *' }))
    press(names, 'Save')
    press(names, 'Remove')
    press(within(await screen.findByRole('dialog')), 'Remove')
    await expect.poll(() => names.queryByRole('button', { name: 'Remove' })).toBeNull()
    saved(Response.json({ ...pictured, first_name: 'Adah' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(names.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  it('keeps what was typed when it is refused, and focuses the field', async () => {
    show({
      'PUT /api/v1/user': () =>
        Response.json(
          { errors: { full_messages: ['First name is too long'], first_name: ['is too long'] } },
          { status: 422 },
        ),
    })
    const names = await section('Picture and name')
    await userEvent.type(texted(names, 'First name'), 'aaa')
    await userEvent.click(names.getByRole('button', { name: 'Save' }))
    expect(await names.findByText('First name is too long')).toBeTruthy()
    expect(texted(names, 'First name').value).toBe('Adaaaa')
    expect(document.activeElement).toBe(texted(names, 'First name'))
  })
})

it('shows a phone number as it is written, and sends none that cannot be one', async () => {
  show()
  const contact = await section('Contact')
  const phone = contact.getByRole<HTMLInputElement>('textbox', { name: /Phone/ })
  expect(phone.value).toBe('(555) 123-4567')
  await userEvent.clear(phone)
  await userEvent.type(phone, '123')
  await userEvent.click(contact.getByRole('button', { name: 'Save' }))
  expect(await contact.findByText(/at least 7 digits/)).toBeTruthy()
})

describe('the password', () => {
  it('asks for the current one only when the provider wants it', async () => {
    let given = 0
    show({
      'PUT /api/v1/users/password': () => {
        given += 1
        return given === 1
          ? Response.json({ error: 'x', code: 'recent_sign_in_required' }, { status: 403 })
          : Response.json({ success: true })
      },
    })
    const password = await section('Password')
    const box = password.getByLabelText<HTMLInputElement>('New password')
    await userEvent.type(box, 'violet kettle 91')
    await userEvent.click(password.getByRole('button', { name: 'Change password' }))
    const current = await password.findByLabelText('Current password')
    expect(document.activeElement).toBe(current)
    expect(box.value).toBe('violet kettle 91')
    await userEvent.type(current, 'old password 7')
    await userEvent.click(password.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('Password changed')).toBeTruthy()
    expect(password.getByLabelText<HTMLInputElement>('New password').value).toBe('')
  })

  it('shows the first of several errors', async () => {
    show({
      'PUT /api/v1/users/password': () =>
        Response.json({ errors: ['Password is too easy to guess', 'Second'] }, { status: 422 }),
    })
    const password = await section('Password')
    await userEvent.type(password.getByLabelText('New password'), 'password1')
    await userEvent.click(password.getByRole('button', { name: 'Change password' }))
    expect((await password.findByRole('alert')).textContent).toBe('Password is too easy to guess')
  })
})

it('takes a choice of mails back when it could not be saved', async () => {
  show({ 'PUT /api/v1/mail_preferences': () => Response.json({}, { status: 500 }) })
  const offers = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Offers' })
  await userEvent.click(offers)
  expect(await screen.findByText('We couldn’t save your changes. Try again.')).toBeTruthy()
  await expect.poll(() => offers.checked).toBe(false)
})

it('says that a picture is too large before it is sent', async () => {
  document.documentElement.lang = 'en'
  show()
  const picture = await section('Picture and name')
  const file = new File([new Uint8Array(5_500_000)], 'me.png', { type: 'image/png' })
  await userEvent.upload(picture.getByLabelText('Choose a picture'), file)
  expect(await picture.findByText(/This picture is 5.3 MB/)).toBeTruthy()
})

it('says before it deletes the account what goes, ends and stays', async () => {
  show({
    'DELETE /api/v1/user': () =>
      Response.json(
        {
          errors: {
            full_messages: ['Password isn’t your current password'],
            password: ['isn’t your current password'],
          },
        },
        { status: 422 },
      ),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const term of ['What we delete', 'What ends', 'What we keep'])
    expect(dialog.getByText(term)).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Your password'), 'wrong')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(await dialog.findByText('Password isn’t your current password')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Your password').value).toBe('wrong')
})

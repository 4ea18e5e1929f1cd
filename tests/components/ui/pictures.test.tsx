import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bodyFocusDrawings, BodyFocusIcon } from '@/components/ui/icons/body-focus-icon'
import { equipmentDrawings, EquipmentIcon } from '@/components/ui/icons/equipment-icon'
import { modalityDrawings, ModalityIcon, ModalitySprite } from '@/components/ui/icons/modality-icon'
import { ModalityMark } from '@/components/ui/icons/modality-mark'
import { Picture } from '@/components/ui/picture'
import { brandKeys } from '@/lib/brand/brands'

const drawing = (node: React.ReactNode) => {
  const { container, unmount } = render(node)
  const markup = container.querySelector('svg')!.innerHTML
  unmount()
  return markup
}

it('offers every width of a picture and reserves its space', () => {
  render(
    <Picture
      src="http://media.example/posters/a.webp?v=1"
      alt="Ana on a mat"
      sizes="50vw"
      placeholder="data:image/webp;base64,AAAA"
    />,
  )
  const image = screen.getByRole('img', { name: 'Ana on a mat' })
  expect(image.getAttribute('srcset')?.split(', ')).toEqual(
    [320, 640, 960, 1280, 1600].map(
      (width) => `http://media.example/posters/a.webp?v=1&w=${width} ${width}w`,
    ),
  )
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(image.getAttribute('width')).toBe('1600')
  expect(image.style.backgroundImage).toContain('data:image/webp')
})

it('eagerly loads the picture that the first view depends on', () => {
  render(<Picture src="/a.webp" alt="A" sizes="100vw" priority />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.getAttribute('fetchpriority')).toBe('high')
})

it('draws each modality once for all its icons, and unknown ones as the generic one', () => {
  const modalities = [
    { name: 'Yoga', icon: 'yoga' },
    { name: 'Barre', icon: null },
  ]
  const { container } = render(
    <>
      <ModalitySprite modalities={modalities} />
      {['yoga', 'Barre', null].map((name) => (
        <ModalityMark key={name} name={name} />
      ))}
    </>,
  )
  const used = [...container.querySelectorAll('use')].map((use) => {
    const symbol = container.querySelector(use.getAttribute('href') ?? '')
    return symbol?.innerHTML
  })
  const general = drawing(<ModalityIcon name="unheard of" />)
  expect(used[0]).toBe(drawing(<ModalityIcon name="yoga" />))
  expect(used.slice(1)).toEqual([general, general])
})

it('has an icon of its own for each drawn modality, piece of equipment and body part, and a general one for others', () => {
  expect(brandKeys).toEqual(expect.arrayContaining(Object.keys(modalityDrawings)))

  for (const [Icon, drawings] of [
    [ModalityIcon, modalityDrawings],
    [EquipmentIcon, equipmentDrawings],
    [BodyFocusIcon, bodyFocusDrawings],
  ] as const) {
    const unknown = drawing(<Icon name="unheard of" />)
    const icons = Object.keys(drawings).map((name) => drawing(<Icon name={name} />))
    expect(icons).not.toContain(unknown)
    expect(new Set(icons).size).toBe(icons.length)
  }
})

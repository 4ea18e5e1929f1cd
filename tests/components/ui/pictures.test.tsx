import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bodyFocusDrawings, BodyFocusIcon } from '@/components/ui/icons/body-focus-icon'
import { equipmentDrawings, EquipmentIcon } from '@/components/ui/icons/equipment-icon'
import { ModalityIcon, modalityNames } from '@/components/ui/icons/modality-icon'
import { Picture } from '@/components/ui/picture'

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

it('takes the icon of a modality from the file of them, and the general one for others', () => {
  const file = new DOMParser().parseFromString(
    readFileSync('public/icons/modalities.svg', 'utf8'),
    'image/svg+xml',
  )
  const used = [...modalityNames, 'unheard of', null].map((name) => {
    const { container, unmount } = render(<ModalityIcon name={name} />)
    const [path, id] = container.querySelector('use')!.getAttribute('href')!.split('#')
    unmount()
    expect(path).toBe('/icons/modalities.svg')
    return file.getElementById(id!)!.innerHTML
  })
  expect(new Set(used).size).toBe(modalityNames.length + 1)
  expect(used.at(-1)).toBe(used.at(-2))
})

it('has an icon of its own for each drawn piece of equipment and body part, and a general one for others', () => {
  for (const [Icon, drawings] of [
    [EquipmentIcon, equipmentDrawings],
    [BodyFocusIcon, bodyFocusDrawings],
  ] as const) {
    const unknown = drawing(<Icon name="unheard of" />)
    const icons = Object.keys(drawings).map((name) => drawing(<Icon name={name} />))
    expect(icons).not.toContain(unknown)
    expect(new Set(icons).size).toBe(icons.length)
  }
})

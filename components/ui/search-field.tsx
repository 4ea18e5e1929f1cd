import type { ComponentProps } from 'react'
import { SearchIcon } from './icons/finding'
import { TextField } from './text-field'

type SearchFieldProps = { label: string } & Pick<
  ComponentProps<typeof TextField>,
  'defaultValue' | 'onInput'
>

/** The field of every search, `q` in the address. */
export function SearchField({ label, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      type="search"
      name="q"
      label={label}
      labelHidden
      placeholder={label}
      maxLength={100}
      enterKeyHint="search"
      icon={<SearchIcon size={20} />}
    />
  )
}

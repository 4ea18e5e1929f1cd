import { type ComponentProps, useId } from 'react'
import { SearchIcon } from '@/components/ui/icons/finding'

type SearchFieldProps = { label: string } & Pick<
  ComponentProps<'input'>,
  'defaultValue' | 'onInput'
>

/**
 * The field of every search, `q` in the address. It has neither hint nor error, and the lists that show
 * it are spared what a `Field` needs for them.
 */
export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId()
  return (
    <div className="ui-field">
      <label htmlFor={id} className="ui-hidden">
        {label}
      </label>
      <span className="ui-control">
        <SearchIcon size={20} />
        <input
          {...input}
          id={id}
          type="search"
          name="q"
          placeholder={label}
          maxLength={100}
          enterKeyHint="search"
        />
      </span>
    </div>
  )
}

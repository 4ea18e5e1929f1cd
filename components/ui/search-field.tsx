import { type ComponentProps, useId } from 'react'
import { SearchIcon } from '@/components/ui/icons/search-icon'

type SearchFieldProps = { label: string } & Pick<
  ComponentProps<'input'>,
  'ref' | 'defaultValue' | 'onInput' | 'children'
>

/**
 * The field of every search, with the name `q`. It has no hint or error, so lists do not load the
 * code of `Field`.
 */
export function SearchField({ label, children, ...input }: SearchFieldProps) {
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
        {children}
      </span>
    </div>
  )
}

/** A person: a circle with initials, and the name beside it where there is room. */
import classes from './chips.module.css'
import { useChipText } from './text.ts'

interface Props {
  /** Empty where the account is erased. */
  name: string
  /** Only the circle; the name is its tooltip. */
  narrow?: boolean
}

export function PersonChip({ name, narrow = false }: Props) {
  const t = useChipText()
  const shown = name || t('unnamed')
  return (
    <span className={classes.person} title={narrow ? shown : undefined}>
      {/* No text, so that a button with it is not read as "AY Ayşe Yılmaz". */}
      <span className={classes.circle} data-initials={initialsOf(name)} aria-hidden />
      <span className={narrow ? 'visually-hidden' : classes.personName}>{shown}</span>
    </span>
  )
}

/** Of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => (word?.[0] ?? '').toLocaleUpperCase('tr')).join('') || '–'
}

/** What others have changed of a time limit, in words. */
import { useFormat } from '@mizan/platform/ui'
import type { Limit } from '../../schemas.ts'
import { useText } from './text.ts'

const shown = ['title', 'date', 'preDeadline', 'isCritical', 'basis', 'note'] as const

/** Which fields of the record are not as they were seen. */
export const changedSince = (seen: Limit, now: Limit): (keyof Limit)[] =>
  shown.filter((name) => seen[name] !== now[name])

/** Fields of the record as it is now. */
export function useDifferences() {
  const t = useText()
  const format = useFormat()
  const textOf = (name: (typeof shown)[number], value: string | boolean | null) => {
    if (typeof value === 'boolean') return value ? t('limit.yes') : t('limit.no')
    if (!value) return t('limit.none')
    return name === 'date' || name === 'preDeadline' ? format.date(value) : value
  }
  return (limit: Limit, changed: readonly (keyof Limit)[]) =>
    shown
      .filter((name) => changed.includes(name))
      .map((name) => ({
        label: name === 'isCritical' ? t('limits.critical') : t(`limit.${name}`),
        text: textOf(name, limit[name]),
      }))
}

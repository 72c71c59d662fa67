/** The active filters as chips: the label of each, and the change that removes it. */

import type { Text } from '@mizan/platform/ui'
import { formatDate, type Language } from '@mizan/platform/ui'
import { isNumbered } from '../../../rules/law-citation.ts'
import type { SearchOptions } from '../../../schemas.ts'
import { yearOfRange } from '../../address/dates.ts'
import type { DecisionAddress } from '../../address/decisions.ts'
import { lawCode, lawLabel } from '../../law-names.ts'
import type { tr } from '../../messages.tr.ts'
import { outcomeName } from '../../outcome-names.ts'
import { collectionName } from './collections.ts'

export interface Chip {
  id: string
  label: string
  /** The change that removes this filter. */
  without: Partial<DecisionAddress>
}

interface Context {
  t: Text<typeof tr>
  language: Language
  options: SearchOptions | undefined
}

const paired = [
  'caseNumber',
  'decisionNumber',
  'caseYear',
  'deliveryNumber',
  'deliveryYear',
  'documentId',
  'externalId',
  'sides',
  'source',
] as const

export function chipsOf(address: DecisionAddress, context: Context): Chip[] {
  const { t, options } = context
  const labelOf = (list: { value: string; label: string }[] | undefined, value: string) =>
    list?.find((one) => one.value === value)?.label ?? value
  const less = <T extends string>(list: readonly T[], value: T) => {
    const rest = list.filter((one) => one !== value)
    return rest.length > 0 ? rest : undefined
  }
  const { court = [], chamber = [], outcome = [] } = address
  return [
    ...court.map((value) => ({
      id: `court-${value}`,
      label: labelOf(options?.courts, value),
      without: { court: less(court, value) },
    })),
    ...chamber.map((value) => ({
      id: `chamber-${value}`,
      label: labelOf(options?.chambers, value),
      without: { chamber: less(chamber, value) },
    })),
    ...outcome.map((value) => ({
      id: `outcome-${value}`,
      label: outcomeName(value, t),
      without: { outcome: less(outcome, value) },
    })),
    ...dateChip(address, context),
    ...lawChip(address, context),
    ...paired.flatMap((name) => {
      const value = address[name]
      if (value === undefined) return []
      const shown = name === 'source' ? collectionName(String(value), options, t) : String(value)
      const label = t('filters.chip.pair', { name: t(`expert.${name}`), value: shown })
      return [{ id: name, label, without: { [name]: undefined } }]
    }),
    ...(address.mode
      ? [{ id: 'mode', label: t(`filters.chip.${address.mode}`), without: { mode: undefined } }]
      : []),
  ]
}

function dateChip({ from, to, undated }: DecisionAddress, { t, language }: Context): Chip[] {
  if (undated) return [{ id: 'undated', label: t('filters.chip.undated'), without: { undated: undefined } }]
  if (!from && !to) return []
  const year = yearOfRange(from, to)
  const shown = { from: from && formatDate(from, language), to: to && formatDate(to, language) }
  const label = year
    ? t('filters.chip.year', { year })
    : from && to
      ? t('filters.chip.range', shown)
      : from
        ? t('filters.chip.from', { date: shown.from })
        : t('filters.chip.to', { date: shown.to })
  return [{ id: 'dates', label, without: { from: undefined, to: undefined } }]
}

function lawChip({ law, article, country }: DecisionAddress, { t }: Context): Chip[] {
  if (!law) return []
  const label =
    lawCode(law, country) || !isNumbered(law)
      ? lawLabel({ lawNumber: law, articleNo: article ?? null }, country)
      : article
        ? t('filters.chip.lawArticle', { law, article })
        : t('filters.chip.law', { law })
  return [{ id: 'law', label, without: { law: undefined, article: undefined } }]
}

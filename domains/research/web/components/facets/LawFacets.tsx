/** Counts of the found articles by law and by kind of text. */
import { useLanguage } from '@mizan/platform/ui'
import type { LawFacets as Facets, SearchCountry } from '../../../schemas.ts'
import type { LawAddress } from '../../address/laws.ts'
import { lawKind } from '../../law-kinds.ts'
import { lawFacet } from '../../law-names.ts'
import { useText } from '../../text.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetSkeleton } from './FacetSkeleton.tsx'
import classes from './Facets.module.css'

interface Props {
  facets: Facets | null | undefined
  waiting: boolean
  country: SearchCountry
  address: LawAddress
  onChange: (patch: Partial<LawAddress>) => void
}

export function LawFacets({ facets, waiting, country, address, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  if (!facets) return waiting ? <FacetSkeleton /> : null
  const { law, kind } = address
  return (
    <div className={classes.facets}>
      <h2>{t('facet.title')}</h2>
      {facets.approximate && <p className={classes.note}>{t('facet.approximateLaws')}</p>}
      <FacetGroup
        title={t('laws.facet.laws')}
        values={facets.laws.map((one) => lawFacet(one, country))}
        chosen={law ? [law] : []}
        approximate={facets.approximate}
        onToggle={(value) => onChange({ law: value === law ? undefined : value })}
      />
      <FacetGroup
        title={t('laws.facet.kinds')}
        values={facets.kinds.map((kind) => ({ ...kind, label: lawKind(kind.label, language) }))}
        chosen={kind ? [kind] : []}
        approximate={facets.approximate}
        onToggle={(value) => onChange({ kind: value === kind ? undefined : value })}
      />
    </div>
  )
}

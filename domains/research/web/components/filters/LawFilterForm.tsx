/** The filters of the law search: number of the law, number of the article, and kind of the text. */
import { Button, useLanguage } from '@mizan/platform/ui'
import { type FormEvent, useState } from 'react'
import type { SearchCountry } from '../../../schemas.ts'
import type { LawAddress } from '../../address/laws.ts'
import { lawKind } from '../../law-kinds.ts'
import { useOptions } from '../../options.ts'
import { useText } from '../../text.ts'
import classes from './LawFilterForm.module.css'
import { samples } from './samples.ts'

interface Props {
  country: SearchCountry
  address: LawAddress
  onChange: (patch: Partial<LawAddress>) => void
}

export function LawFilterForm({ country, address, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const options = useOptions(country)
  const [law, setLaw] = useState(address.law ?? '')
  const [article, setArticle] = useState(address.article ?? '')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ law: law.trim() || undefined, article: article.trim() || undefined })
  }
  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <label>
        <span>{t('laws.filter.law')}</span>
        <input
          value={law}
          maxLength={32}
          placeholder={samples[country].law}
          onChange={(event) => setLaw(event.target.value)}
        />
      </label>
      <label>
        <span>{t('laws.filter.article')}</span>
        <input
          value={article}
          maxLength={32}
          placeholder={samples[country].article}
          onChange={(event) => setArticle(event.target.value)}
        />
      </label>
      <label>
        <span>{t('laws.filter.kind')}</span>
        <select
          value={address.kind ?? ''}
          onChange={(event) => onChange({ kind: event.target.value || undefined })}
        >
          <option value="">{t('laws.filter.anyKind')}</option>
          {options?.lawKinds.map((kind) => (
            <option key={kind.value} value={kind.value}>
              {lawKind(kind.label, language)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="default">
        {t('laws.filter.apply')}
      </Button>
    </form>
  )
}

/** A search that finds nothing: what could be tried instead. */
import { Button } from '@mantine/core'
import type { SearchCountry } from '../../../schemas.ts'
import { useText } from '../../text.ts'
import { useChangeCountry } from '../search/useChangeCountry.ts'
import classes from './states.module.css'

interface Props {
  q: string | undefined
  country: SearchCountry
  filtered: boolean
  onClear: () => void
}

export function Empty({ q = '', country, filtered, onClear }: Props) {
  const t = useText()
  const changeCountry = useChangeCountry()
  const other = country === 'turkey' ? 'kktc' : 'turkey'
  return (
    <div className={classes.state}>
      <h2>{t('empty.title')}</h2>
      <ul>
        {q.includes('"') && <li>{t('empty.quotes')}</li>}
        {q.includes(' ') && <li>{t('empty.fewer')}</li>}
        {filtered && <li>{t('empty.filters')}</li>}
      </ul>
      <div className={classes.examples}>
        {filtered && <Button onClick={onClear}>{t('empty.clear')}</Button>}
        <Button variant="default" onClick={() => changeCountry(other)}>
          {t('empty.country', { country: t(`country.${other}`) })}
        </Button>
      </div>
    </div>
  )
}

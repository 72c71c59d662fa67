/** Searches the texts of the recordings of one case. */
import { SearchField } from '@mizan/platform/ui'
import { useState } from 'react'
import { Results } from './Results.tsx'
import classes from './search.module.css'
import { useText } from './text.ts'

export function SearchOfSpoken({ caseId }: { caseId: string }) {
  const t = useText()
  const [query, setQuery] = useState('')
  return (
    <>
      <SearchField
        name="spoken"
        label={t('ofSpoken.label')}
        placeholder={t('ofSpoken.placeholder')}
        className={classes.beside}
        query={query}
        onChange={setQuery}
      />
      {query.trim() !== '' && (
        <div className={classes.below}>
          <Results
            asked={{ query, caseId, kind: 'audio' }}
            none={t('ofSpoken.none')}
            onClear={() => setQuery('')}
          />
        </div>
      )}
    </>
  )
}

/** The search field above the documents of a case; while something is typed, what was found takes the place of the list. */
import { SearchField } from '@mizan/platform/ui'
import { type ReactNode, useState } from 'react'
import { PreviewHost } from '../preview/PreviewHost.tsx'
import { Results } from './Results.tsx'
import classes from './search.module.css'
import { useText } from './text.ts'

export function InCase({ caseId, children }: { caseId: string; children: ReactNode }) {
  const t = useText()
  const [query, setQuery] = useState('')
  return (
    <>
      <SearchField
        name="document-text"
        label={t('label')}
        placeholder={t('label')}
        className={classes.inCase}
        query={query}
        onChange={setQuery}
      />
      {query.trim() === '' ? (
        children
      ) : (
        <>
          <PreviewHost caseId={caseId} among={[]} />
          <Results asked={{ query, caseId }} onClear={() => setQuery('')} />
        </>
      )}
    </>
  )
}

/** The boxes by which documents are chosen. */
import type { MouseEvent } from 'react'
import type { Document } from '../../schemas.ts'
import classes from './bulk.module.css'
import { useText } from './text.ts'
import type { Chosen } from './use-chosen.ts'

export function TickAll({ documents, chosen }: { documents: readonly Document[]; chosen: Chosen }) {
  const t = useText()
  const count = documents.filter(({ documentId }) => chosen.has(documentId)).length
  return (
    <label className={classes.hit}>
      <input
        type="checkbox"
        aria-label={t('every')}
        checked={count > 0 && count === documents.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < documents.length
        }}
        onChange={(event) => chosen.all(event.target.checked)}
      />
    </label>
  )
}

export function Tick({ document, chosen }: { document: Document; chosen: Chosen }) {
  const t = useText()
  const { documentId, name } = document
  const choose = (event: MouseEvent) =>
    event.shiftKey ? chosen.extend(documentId) : chosen.toggle(documentId)
  return (
    <label className={classes.hit}>
      <input
        type="checkbox"
        aria-label={t('one', { name })}
        checked={chosen.has(documentId)}
        onClick={choose}
        onChange={() => undefined}
      />
    </label>
  )
}

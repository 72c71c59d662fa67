/** What the server read of a file, drawn here: the file itself brings no markup. */
import type { Finding, View } from '@mizan/platform/text-documents/view'
import { useText } from '../text.ts'
import { DocumentView } from './DocumentView.tsx'
import { Lines } from './Lines.tsx'
import { MailView } from './MailView.tsx'
import { SheetsView } from './SheetsView.tsx'
import classes from './views.module.css'

export function StructureView({ view, name }: { view: View; name: string }) {
  const t = useText()
  return (
    <>
      {view.shows === 'document' && view.isSigned && <p className={classes.remark}>{t('signed')}</p>}
      {view.shows === 'document' && view.isFlattened && <p className={classes.remark}>{t('flattened')}</p>}
      {'findings' in view && <Findings of={view.findings} />}
      <Content view={view} name={name} />
      {view.isCut && <p className={classes.remark}>{t('cut')}</p>}
    </>
  )
}

/** What the document has that is not seen below. */
function Findings({ of }: { of: readonly Finding[] }) {
  const t = useText()
  if (of.length === 0) return null
  return (
    <div className={classes.remark}>
      {of.map((finding) => (
        <p key={finding}>{t(`finding.${finding}`)}</p>
      ))}
      <p>{t('original')}</p>
    </div>
  )
}

function Content({ view, name }: { view: View; name: string }) {
  if (view.shows === 'document') return <DocumentView view={view} />
  if (view.shows === 'sheets') return <SheetsView view={view} />
  if (view.shows === 'mail') return <MailView view={view} />
  return <Lines lines={view.lines} label={name} />
}

/** Beside a document: whether its text can be searched, and if not, why. */
import { PanelHeading, Waiting } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import panel from '../list/panel.module.css'
import { useText } from './text.ts'

/** While it waits, it is looked at again. */
const pauseMs = 3_000

export function TextState({ caseId, documentId }: { caseId: string; documentId: string }) {
  const t = useText()
  const { data, error } = useCall(
    'documents.text',
    { params: { caseId, documentId } },
    { refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? pauseMs : false) },
  )
  const reason = data?.reason ? t(`reason.${data.reason}`) : ''
  return (
    <section className={panel.part}>
      <PanelHeading>{t('text.heading')}</PanelHeading>
      {error && <p className={panel.text}>{t('text.stateFailed')}</p>}
      {!data && !error && <Waiting height={20} />}
      {data && (
        <p className={panel.text} role="status">
          {t(`text.${data.state}`, { reason })}
          {data.state === 'done' && data.pages !== null && ` · ${t('text.pages', { count: data.pages })}`}
          {data.recognised && ` · ${t('text.recognised')}`}
        </p>
      )}
    </section>
  )
}

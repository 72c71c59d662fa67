/** For staff of the service, beside the jobs: whether this server recognises letters in pictures. */
import { usePermission } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { useText } from './text.ts'

export function RecogniserState() {
  const t = useText()
  const isStaff = usePermission('product', 'Read') === true
  const { data, error } = useCall('documents.recogniser', {}, { enabled: isStaff })
  return (
    <section>
      <h2>{t('recogniser.heading')}</h2>
      {error && <p>{t('recogniser.failed')}</p>}
      {data && <p>{t(`recogniser.${data.recogniser}`, { program: data.program ?? '' })}</p>}
    </section>
  )
}

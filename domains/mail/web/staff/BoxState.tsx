/** For staff of the service, beside the jobs: whether the box of this server can be read. */
import { useFormat, usePermission } from '@mizan/platform/ui'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'

export function BoxState() {
  const t = useText()
  const format = useFormat()
  const isStaff = usePermission('product', 'Read') === true
  const { data, error } = useCall('mail.box', {}, { enabled: isStaff })
  return (
    <section>
      <h2>{t('box.heading')}</h2>
      {error && <p>{t('box.failed')}</p>}
      {data && !data.isConfigured && <p>{t('box.none')}</p>}
      {data?.isConfigured && (
        <>
          {data.problem && data.failedAt && (
            <p role="alert">{t(`box.problem.${data.problem}`, { at: format.moment(data.failedAt) })}</p>
          )}
          <p>{data.readAt ? t('box.read', { at: format.moment(data.readAt) }) : t('box.never')}</p>
          {data.left > 0 && <p>{t('box.left', { count: data.left })}</p>}
        </>
      )}
    </section>
  )
}

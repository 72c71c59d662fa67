import { Empty, Page, PlainLink } from '@mizan/platform/ui'
import { useText } from './text.ts'

/** Replaces a form once it has been sent. */
export function Sent() {
  const t = useText()
  return (
    <Page>
      <div role="status">
        <Empty alone title={t('contact.sentTitle')} action={<PlainLink href="/">{t('home')}</PlainLink>}>
          {t('contact.sentBody')}
        </Empty>
      </div>
    </Page>
  )
}

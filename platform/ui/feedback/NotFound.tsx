import { Link } from '@tanstack/react-router'
import { Button } from '../controls/Button.tsx'
import { Page } from '../layout/Page.tsx'
import { useUiText } from '../text.ts'
import { useTitle } from '../title.ts'
import { Empty } from './Empty.tsx'

export function NotFound() {
  const t = useUiText()
  useTitle(t('notFound.page'))
  return (
    <Page>
      <Empty
        alone
        title={t('notFound.title')}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            {t('notFound.home')}
          </Button>
        }
      >
        {t('notFound.body')}
      </Empty>
    </Page>
  )
}

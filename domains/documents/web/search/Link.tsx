/** Leads from the list of cases to the search in their documents. */
import { Button } from '@mizan/platform/ui'
import { IconFileSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from './text.ts'

export function SearchLink() {
  const t = useText()
  return (
    <Button
      variant="default"
      title={t('open')}
      leftSection={<IconFileSearch size={18} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link to="/case-management/documents" {...props} />}
    >
      <span data-label>{t('open')}</span>
    </Button>
  )
}

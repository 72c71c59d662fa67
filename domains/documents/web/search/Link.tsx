/** Leads from the list of cases to the search in their documents. */
import { Button, useLanguage } from '@mizan/platform/ui'
import { IconFileSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

/** Apart from the texts of the search itself, which a first visit does not load. */
const name = { tr: 'Belgelerin içinde ara', en: 'Search in documents' }

export function SearchLink() {
  const label = name[useLanguage()]
  return (
    <Button
      variant="default"
      title={label}
      leftSection={<IconFileSearch size={18} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link to="/case-management/documents" {...props} />}
    >
      <span data-label>{label}</span>
    </Button>
  )
}

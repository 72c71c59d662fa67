/** Leads from the list of cases or clients to the import of such a table. */
import { Button, usePermission } from '@mizan/platform/ui'
import { IconTableImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ImportKind } from '../data/kinds.ts'
import { useText } from './text.ts'

export const ImportCases = () => <ImportLink kind="cases" />

export const ImportClients = () => (usePermission('clients', 'Write') ? <ImportLink kind="clients" /> : null)

function ImportLink({ kind }: { kind: ImportKind }) {
  const t = useText()
  return (
    <Button
      variant="default"
      title={t('open')}
      leftSection={<IconTableImport size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/case-management/import" search={{ kind }} {...props} />}
    >
      <span data-label>{t('open')}</span>
    </Button>
  )
}

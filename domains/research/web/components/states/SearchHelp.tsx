/** Opens the help of the search, which is loaded then. */
import { Button, Dialog } from '@mizan/platform/ui'
import { IconHelpCircle } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../text.ts'
import classes from './states.module.css'

const HelpText = lazy(() => import('./HelpText.tsx'))

export function SearchHelp() {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="var(--muted)"
        px="xs"
        className={classes.helpButton}
        aria-label={t('help.open')}
        onClick={() => setOpen(true)}
      >
        <IconHelpCircle size={18} stroke={1.7} aria-hidden />
        <span className={classes.helpLabel}>{t('help.open')}</span>
      </Button>
      {open && (
        <Dialog title={t('help.title')} onClose={() => setOpen(false)}>
          <Suspense>
            <HelpText />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}

/** Opens the help of the search, which is loaded then. */
import { Button, Dialog, Later } from '@mizan/platform/ui'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../text.ts'
import classes from './states.module.css'

const helpText = async () => (await import('./HelpText.tsx')).default

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
          <Later load={helpText} />
        </Dialog>
      )}
    </>
  )
}

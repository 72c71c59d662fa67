/** The operators of the query language, and the keys of the result screen. */
import { Button, Dialog } from '@mizan/platform/ui'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../text.ts'
import classes from './states.module.css'

const operators = ['phrase', 'near', 'must', 'not', 'either', 'prefix', 'article', 'number'] as const
const keys = [
  ['/', 'keySearch'],
  ['j  k', 'keyNext'],
  ['Enter', 'keyOpen'],
  ['Ctrl K', 'keyPalette'],
] as const

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
          <HelpText />
        </Dialog>
      )}
    </>
  )
}

export function HelpText() {
  const t = useText()
  return (
    <>
      <p className={classes.helpLead}>{t('help.lead')}</p>
      <OperatorList />
      <div className={classes.keys}>
        <h3 className={classes.helpTitle}>{t('help.keys')}</h3>
        <dl className={classes.help}>
          {keys.map(([key, text]) => (
            <Pair key={key} sign={key} meaning={t(`help.${text}`)} />
          ))}
        </dl>
      </div>
    </>
  )
}

export function OperatorList() {
  const t = useText()
  return (
    <dl className={classes.help}>
      {operators.map((name) => (
        <Pair key={name} sign={t(`help.sample.${name}`)} meaning={t(`help.${name}`)} />
      ))}
    </dl>
  )
}

const Pair = ({ sign, meaning }: { sign: string; meaning: string }) => (
  <>
    <dt>
      <code>{sign}</code>
    </dt>
    <dd>{meaning}</dd>
  </>
)

/** The operators of the query language, and the keys of the result screen. */
import { useText } from '../../text.ts'
import classes from './states.module.css'

const operators = ['phrase', 'near', 'must', 'not', 'either', 'prefix', 'article', 'number'] as const
const keys = [
  ['/', 'keySearch'],
  ['j  k', 'keyNext'],
  ['Enter', 'keyOpen'],
  ['␣', 'keyPreview'],
  ['x', 'keyChoose'],
  ['Ctrl K', 'keyPalette'],
] as const

export default function HelpText() {
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

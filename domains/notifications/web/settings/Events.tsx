import { useLanguage } from '@mizan/platform/ui'
import { ways } from '../../data/kinds.ts'
import type { SettingRow } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './settings.module.css'
import type { Switches } from './use-switches.ts'

/** For narrow screens: each event shows its ways, and opens its switches. */
export function Events({ groups, choose }: Pick<Switches, 'groups' | 'choose'>) {
  const language = useLanguage()
  return groups.map(({ name, items }) => (
    <section key={name.tr} className={classes.group}>
      <h3>{name[language]}</h3>
      <ul className={classes.events}>
        {items.map((item) => (
          <li key={item.kind}>
            <Event item={item} choose={choose} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Event({ item, choose }: { item: SettingRow; choose: Switches['choose'] }) {
  const t = useText()
  const language = useLanguage()
  const { kind, name, locked } = item
  const told = ways.filter((way) => item[way]).map((way) => t(`settings.ways.${way}`))
  return (
    <details>
      <summary>
        {name[language]}
        <small>{told.join(', ') || t('settings.none')}</small>
      </summary>
      {ways.map((way) => {
        const reason = way === 'screen' ? locked : null
        return (
          <label key={way} className={classes.choice}>
            <input
              type="checkbox"
              checked={item[way]}
              disabled={reason !== null}
              onChange={({ target }) => choose(kind, way, target.checked)}
            />
            {t(`settings.ways.${way}`)}
            {reason && <span className={classes.locked}>{reason[language]}</span>}
          </label>
        )
      })}
    </details>
  )
}

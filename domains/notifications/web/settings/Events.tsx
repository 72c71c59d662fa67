import { useLanguage } from '@mizan/platform/ui'
import { alwaysOn, kindRules, ways } from '../../data/kinds.ts'
import { useText } from '../text.ts'
import classes from './settings.module.css'
import type { Switches } from './use-switches.ts'

/** For narrow screens: each event says how it is told, and opens its switches. */
export function Events({ items, choose }: Pick<Switches, 'items' | 'choose'>) {
  const t = useText()
  const language = useLanguage()
  return (
    <ul className={classes.events}>
      {items.map(({ kind, ...on }) => {
        const told = ways.filter((way) => on[way]).map((way) => t(`settings.ways.${way}`))
        return (
          <li key={kind}>
            <details>
              <summary>
                {kindRules[kind].name[language]}
                <small>{told.join(', ') || t('settings.none')}</small>
              </summary>
              {ways.map((way) => (
                <label key={way} className={classes.choice}>
                  <input
                    type="checkbox"
                    checked={on[way]}
                    disabled={alwaysOn(kind, way)}
                    onChange={({ target }) => choose(kind, way, target.checked)}
                  />
                  {t(`settings.ways.${way}`)}
                  {alwaysOn(kind, way) && <span className={classes.locked}>{t('settings.locked')}</span>}
                </label>
              ))}
            </details>
          </li>
        )
      })}
    </ul>
  )
}

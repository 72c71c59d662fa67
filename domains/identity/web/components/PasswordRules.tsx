/**
 * The rules of a password, each ticked as soon as the input meets it. Only the server knows whether the password is a
 * common one, because it has the list.
 */
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { passwordRules } from '../../rules/fields.ts'
import { useText } from '../text.ts'
import classes from './forms.module.css'

const names = Object.keys(passwordRules) as (keyof typeof passwordRules)[]

export function PasswordRules({ password }: { password: string }) {
  const t = useText()
  return (
    <>
      {t('rule.title')}
      <ul className={classes.rules}>
        {names.map((name) => {
          const met = passwordRules[name](password)
          const Icon = met ? IconCheck : IconPoint
          return (
            <li key={name} data-met={met}>
              <Icon size={15} aria-hidden />
              {t(`rule.${name}`)}
              {met && <span className="visually-hidden">{t('rule.met')}</span>}
            </li>
          )
        })}
      </ul>
      {t('rule.guessed')}
    </>
  )
}

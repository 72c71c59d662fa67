/** What one person may do with the case, and why that cannot be less or more. */
import { PersonChip } from '@mizan/platform/ui/chips'
import type { CasePermission } from '../../access.ts'
import { casePermissions } from '../../data/words.ts'
import type { PersonRight } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './rights.module.css'

interface Props {
  person: PersonRight
  /** Undefined while nothing was chosen here. */
  chosen: CasePermission | undefined
  mayChange: boolean
  onChoose: (permission: CasePermission) => void
}

/** Roles that allow less than what was given are no lock: the right is kept until the roles allow it. */
const shownOf = ({ because, permission, right }: PersonRight): CasePermission =>
  because === 'role' ? permission : right

export function PersonRow({ person, chosen, mayChange, onChoose }: Props) {
  const t = useText()
  const { user, because } = person
  const shown = chosen ?? shownOf(person)
  const isLocked = (permission: CasePermission) =>
    because === 'administrator' || (because === 'assignee' && permission === 'none')
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <PersonChip name={user.name} />
        {because && <small>{t(`rights.because.${because}`)}</small>}
      </span>
      {mayChange ? (
        <fieldset className={classes.choices}>
          <legend className="visually-hidden">{t('rights.of', { name: user.name })}</legend>
          {casePermissions.map((permission) => (
            <label key={permission}>
              <input
                type="radio"
                name={user.id}
                checked={shown === permission}
                disabled={isLocked(permission)}
                onChange={() => onChoose(permission)}
              />
              {t(`permission.${permission}`)}
            </label>
          ))}
        </fieldset>
      ) : (
        <span>{t(`permission.${shownOf(person)}`)}</span>
      )}
    </li>
  )
}

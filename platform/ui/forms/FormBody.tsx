/** The layout of forms: the failure of the whole form above the fields, pairs of short fields, the buttons below. */
import type { ReactNode, Ref } from 'react'
import type { ApiError } from '../../contract/client.ts'
import { DialogFoot } from '../controls/DialogFoot.tsx'
import { FormFailure } from './FormFailure.tsx'
import classes from './layout.module.css'

interface FormLike {
  failure: ApiError | null
  wrong: number
  formProps: {
    ref: Ref<HTMLFormElement>
    noValidate: boolean
    onSubmit: (event: React.FormEvent) => void
  }
}

interface Props {
  form: FormLike
  /** Replaces the usual message of a failure. */
  failure?: ReactNode
  children: ReactNode
}

export const FormBody = ({ form, failure, children }: Props) => (
  <form {...form.formProps} className={classes.body}>
    {failure ?? <FormFailure form={form} />}
    {children}
  </form>
)

/** Has the layout of a form but sends nothing itself. */
export const FormStack = ({ children }: { children: ReactNode }) => (
  <div className={classes.body}>{children}</div>
)

/** Two short fields beside each other, if there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
)

interface ActionsProps {
  /** The form is in a dialog. */
  atEnd?: boolean
  children: ReactNode
}

export const FormActions = ({ atEnd, children }: ActionsProps) =>
  atEnd ? <DialogFoot>{children}</DialogFoot> : <div className={classes.actions}>{children}</div>

/** Forms: one entry of their own, so that screens without a form do not load them. */
export { AreaField } from './AreaField.tsx'
export { CodeField } from './CodeField.tsx'
export { FieldPair, FormActions, FormBody, FormStack } from './FormBody.tsx'
export { FormFailure } from './FormFailure.tsx'
export { CheckField, EmailField, PasswordField, SelectField, TextField } from './fields.tsx'
export { problemsIn } from './issues.ts'
export { useCountdown } from './use-countdown.ts'
export { type FieldState, type Form, type Problems, useForm } from './use-form.ts'

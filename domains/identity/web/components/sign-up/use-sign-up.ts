/** The state of the sign-up: its values, their problems, and the question about an office of the same name. */

import { keepWayBack } from '@mizan/platform/ui'
import type { Problems } from '@mizan/platform/ui/forms'
import { type Form, problemsIn, useForm } from '@mizan/platform/ui/forms'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { dialledNumber } from '../../../rules/phone.ts'
import type { HomeCountry, Occupation } from '../../../schemas.ts'
import { type EntryAddress, type InvitationState, wayOn } from '../../address.ts'
import { useSend } from '../../data.ts'
import { acceptSignIn, signInFailure } from '../../sign-in.ts'
import { useText } from '../../text.ts'

export interface SignUpValues {
  name: string
  surname: string
  email: string
  phoneNumber: string
  /** Empty until chosen. */
  occupation: Occupation | ''
  organisation: string
  country: HomeCountry
  barAssociationId: string
  barRegistrationNumber: string
  /** A user without a number has ticked the box. */
  noBarNumber: boolean
  password: string
  confirmPassword: string
  declaresCorrect: boolean
  acceptsDisclaimer: boolean
  acceptsPrivacyPolicy: boolean
}

export type SignUpForm = Form<SignUpValues>

const initialOf = (invitation: InvitationState | undefined): SignUpValues => ({
  name: invitation?.name ?? '',
  surname: invitation?.surname ?? '',
  email: invitation?.email ?? '',
  phoneNumber: '',
  occupation: '',
  organisation: invitation?.company ?? '',
  country: 'turkey',
  barAssociationId: '',
  barRegistrationNumber: '',
  noBarNumber: false,
  password: '',
  confirmPassword: '',
  declaresCorrect: false,
  acceptsDisclaimer: false,
  acceptsPrivacyPolicy: false,
})

/** The body of the call for these values. */
const bodyOf = ({ noBarNumber, ...values }: SignUpValues) => ({
  ...values,
  phoneNumber: dialledNumber(values.phoneNumber),
  barAssociationId: values.barAssociationId || null,
  barRegistrationNumber: noBarNumber ? null : values.barRegistrationNumber,
})

/**
 * The schema compares the passwords only once everything else is valid; a person wants to see all problems at once.
 */
async function check(values: SignUpValues): Promise<Problems<SignUpValues>> {
  const { SignUp } = await import('../../../schemas.ts')
  const found = problemsIn(SignUp, bodyOf(values)) as Problems<SignUpValues>
  if (values.confirmPassword === '') return { ...found, confirmPassword: { key: 'required' } }
  if (values.confirmPassword === values.password) return found
  return { ...found, confirmPassword: { key: 'field', rule: 'password_mismatch' } }
}

/** Refusals that belong to one field. */
const fieldOf: Record<string, keyof SignUpValues> = {
  'auth.email_exists': 'email',
  'invitation.other_email': 'email',
  OBS_UMS_CreateUserFail_PhoneNumberExists: 'phoneNumber',
  'bar.not_found': 'barAssociationId',
}

export function useSignUp() {
  const t = useText()
  const navigate = useNavigate()
  const address: EntryAddress = useSearch({ strict: false })
  const { state } = useLocation()
  const register = useSend('auth.register')
  const [askingForNewOffice, setAskingForNewOffice] = useState(false)
  const texts = { noTokens: t('noTokens'), failed: t('failed') }

  const send = async (values: SignUpValues, createNewCompany: boolean) => {
    const body = {
      ...bodyOf(values),
      createNewCompany,
      ...(address.invitation && { invitationId: address.invitation }),
    } as Parameters<typeof register.mutateAsync>[0]['body']
    const answer = await register.mutateAsync({ body })
    const step = acceptSignIn(answer, values.email, texts, address.invitation ? 'invited' : 'founder')
    if (address.next && !address.invitation) keepWayBack(address.next)
    const next = { ...(address.next && { next: address.next }) }
    await (step
      ? navigate({ to: '/verify', search: next, replace: true })
      : navigate({ href: wayOn(address, address.invitation === undefined), replace: true }))
  }

  const submit = (createNewCompany: boolean) => async (values: SignUpValues) =>
    send(values, createNewCompany).catch((error) => {
      const field = fieldOf[error.code]
      if (error.code === 'LA_CompanyNameAlreadyExists') setAskingForNewOffice(true)
      else if (field) form.refuse({ [field]: error.message })
      else throw signInFailure(error, texts)
    })

  const form: SignUpForm = useForm<SignUpValues>({
    initial: initialOf(state.invitation),
    check,
    submit: submit(false),
  })
  const createOffice = async () => {
    setAskingForNewOffice(false)
    await form.attempt(submit(true))
  }
  return { form, askingForNewOffice, createOffice, dismiss: () => setAskingForNewOffice(false) }
}

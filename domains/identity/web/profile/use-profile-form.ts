/** The form of the user's own profile: its values, and the server's problems with single fields. */
import { type Form, type Problems, problemsIn, useForm } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { Occupation, Profile } from '../../schemas.ts'
import { useSend } from './data.ts'

interface ProfileValues {
  name: string
  surname: string
  occupation: Occupation
  /** Empty while none is chosen. */
  barAssociationId: string
  barRegistrationNumber: string
}

export type ProfileForm = Form<ProfileValues>

const valuesOf = (profile: Profile): ProfileValues => ({
  name: profile.name,
  surname: profile.surname,
  occupation: profile.occupation,
  barAssociationId: profile.barAssociation?.id ?? '',
  barRegistrationNumber: profile.barRegistrationNumber,
})

/** Refusals that belong to one field. */
const fieldOf: Record<string, keyof ProfileValues> = {
  'bar.not_found': 'barAssociationId',
  'profile.academic_email': 'occupation',
}

export function useProfileForm(profile: Profile) {
  const update = useSend('user.updateProfile')
  const [saved, setSaved] = useState(false)
  // A number can be changed; a user who never gave one need not give it now.
  const bodyOf = ({ barRegistrationNumber, barAssociationId, ...values }: ProfileValues) => ({
    ...values,
    barAssociationId: barAssociationId || null,
    ...((barRegistrationNumber || profile.barRegistrationNumber || barAssociationId) && {
      barRegistrationNumber,
    }),
  })
  const form: ProfileForm = useForm<ProfileValues>({
    initial: valuesOf(profile),
    check: async (values) =>
      problemsIn((await import('../../schemas.ts')).ProfileUpdate, bodyOf(values)) as Problems<ProfileValues>,
    submit: async (values) => {
      setSaved(false)
      const answer = await update.mutateAsync({ body: bodyOf(values) }).catch((error) => {
        const field = fieldOf[error.code]
        if (!field) throw error
        form.refuse({ [field]: error.message })
      })
      if (!answer) return
      form.reset(valuesOf(answer))
      setSaved(true)
    },
  })
  return { form, saved }
}

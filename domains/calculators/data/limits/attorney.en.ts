/** Time limits of attorneys in English: id | name | what begins it. */
export const attorneyNames = `
hmk-vekil-istifa | Duties that go on after an attorney resigned | Service of the resignation on the client
avk-evrak-saklama | Attorney's keeping of papers | End of the mandate
avk-tazminat | Damages against an attorney (from knowledge) | Knowledge
avk-tazminat-azami | Damages against an attorney (outer limit) | The event that caused the damage
avk-cekilme | Duties that go on after withdrawing from a mandate | Service on the client
avk-buro | Opening an office | Enrolment with the bar
avk-adres | Notice of an office or home address | The change
avk-disiplin-itiraz | Objection to a decision of the disciplinary board | Service
avk-dkyo-itiraz | Objection to a decision not to open disciplinary proceedings | Service
avk-disiplin-savunma | Disciplinary defence (at least) | Service
avk-disiplin-za | Limitation of disciplinary proceedings against attorneys | The act
avk-levha-ret-itiraz | Objection to a decision on enrolment with the bar | Service
avk-pul | Completion of the stamp on a power of attorney | The setting of a time
avk-is-tamamlayici-avukat | Consent to entrusting another attorney (at least) | Service
`

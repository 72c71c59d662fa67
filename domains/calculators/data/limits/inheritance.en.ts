/** Time limits of inheritance law in English: id | name | what begins it. */
export const inheritanceNames = `
tmk-vasiyet-iptal | Annulment of a will (from knowledge) | Knowledge of the disposition, the ground and one's own right
tmk-vasiyet-iptal-iyiniyet | Annulment of a will (outer limit in good faith) | Opening of the will, or passing of the inheritance
tmk-tenkis | Abatement action (from knowledge) | Knowledge that the reserved share is infringed
tmk-tenkis-azami | Abatement action (outer limit) | Opening of the will, or of the succession
tmk-mirasin-reddi | Renunciation of an inheritance | Knowledge of the death or of the disposition (606/2)
tmk-ret-iptal | Annulment of a renunciation (creditors) | Day of the renunciation
tmk-resmi-defter | Request for an official inventory | As for a renunciation
tmk-defter-beyan | Declaration after the inventory | The call
tmk-resmi-tasfiye | Creditor's request for official liquidation | Death, or opening of the will
tmk-miras-istihkak | Action for recovery of an inheritance (from knowledge) | Knowledge
tmk-mirascilik-belgesi-itiraz | Objection to the certificate of an appointed heir | Notice
tmk-vasiyet-acilma | Opening of a will | Delivery
`

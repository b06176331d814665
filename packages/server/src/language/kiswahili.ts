/**
 * What the API says to people, in English and Kiswahili. `{}` stands for a value, which keeps its place in the order.
 * A test finds every refusal in the source and fails when one is missing here.
 */
export const sentences: readonly (readonly [english: string, kiswahili: string])[] = [
  ["Invalid Login", "Namba ya simu au nenosiri si sahihi"],
  ["This code is wrong or no longer valid.", "Msimbo huu si sahihi au muda wake umekwisha."],
  ["We sent a code to your phone.", "Tumetuma msimbo kwenye simu yako."],
  ["If this number has an account, a code is on its way.", "Kama namba hii ina akaunti, msimbo uko njiani."],
  [
    "Your password was changed. Sign in with the new one.",
    "Nenosiri lako limebadilishwa. Ingia kwa nenosiri jipya.",
  ],
  ["Password changed successfully", "Nenosiri limebadilishwa"],
  ["Signed in.", "Umeingia."],
  ["Signed out.", "Umeondoka."],
  ["Session extended.", "Muda wako umeongezwa."],
  ["Your session has ended. Sign in again.", "Muda wako umekwisha. Ingia tena."],
  [
    "Too many people are signing in right now. Try again in a few seconds.",
    "Watu wengi wanaingia kwa sasa. Jaribu tena baada ya sekunde chache.",
  ],
  [
    "Too many tries. Wait {} seconds, then try again.",
    "Umejaribu mara nyingi mno. Subiri sekunde {}, kisha ujaribu tena.",
  ],
  [
    "Too many tries. Wait {} second, then try again.",
    "Umejaribu mara nyingi mno. Subiri sekunde {}, kisha ujaribu tena.",
  ],
  [
    "Too many tries. Wait {} minutes, then try again.",
    "Umejaribu mara nyingi mno. Subiri dakika {}, kisha ujaribu tena.",
  ],
  [
    "Too many tries. Wait {} minute, then try again.",
    "Umejaribu mara nyingi mno. Subiri dakika {}, kisha ujaribu tena.",
  ],
  [
    "Too many tries. Wait {} hours, then try again.",
    "Umejaribu mara nyingi mno. Subiri saa {}, kisha ujaribu tena.",
  ],
  [
    "Too many tries. Wait {} hour, then try again.",
    "Umejaribu mara nyingi mno. Subiri saa {}, kisha ujaribu tena.",
  ],
  ["Some fields need your attention.", "Baadhi ya sehemu zinahitaji kuangaliwa."],
  ["Required", "Inahitajika"],
  ["Already in use", "Tayari inatumika"],
  ["Not a valid value", "Thamani si sahihi"],
  ["Not a valid {}", "Si {} sahihi"],
  ["At most {} characters", "Isizidi herufi {}"],
  ["At least {} characters", "Angalau herufi {}"],
  ["Control characters are not allowed", "Herufi za udhibiti haziruhusiwi"],
  ["This password is too easy to guess", "Nenosiri hili ni rahisi kukisia"],
  ["Your phone number cannot be your password", "Namba yako ya simu haiwezi kuwa nenosiri lako"],
  ["This Idempotency-Key was used for another request.", "Idempotency-Key hii ilitumika kwa ombi lingine."],
  ["There is already an operator with the code {}.", "Tayari kuna mtandao wenye msimbo {}."],
  ["There is already a package called {}.", "Tayari kuna kifurushi kinachoitwa {}."],
  ["Operator not found", "Mtandao haukupatikana"],
  ["Package not found", "Kifurushi hakikupatikana"],
  ["Song not found", "Wimbo haukupatikana"],
  ["User not found", "Mtumiaji hakupatikana"],
  ["Operator deleted successfully", "Mtandao umefutwa"],
  ["Package deleted successfully", "Kifurushi kimefutwa"],
  ["Song deleted successfully", "Wimbo umefutwa"],
  ["User deleted successfully", "Mtumiaji amefutwa"],
  ["Category not found", "Kundi halikupatikana"],
  ["There is already a category called {}.", "Tayari kuna kundi linaloitwa {}."],
  [
    "{} songs use this category. Move or delete them first.",
    "Nyimbo {} zinatumia kundi hili. Zihamishe au zifute kwanza.",
  ],
  [
    "1 song uses this category. Move or delete it first.",
    "Wimbo 1 unatumia kundi hili. Uhamishe au uufute kwanza.",
  ],
  [
    "{} payments used this operator. Switch it off instead.",
    "Malipo {} yalitumia mtandao huu. Uzime badala yake.",
  ],
  [
    "{} payment used this operator. Switch it off instead.",
    "Malipo {} yalitumia mtandao huu. Uzime badala yake.",
  ],
  [
    "{} payments used this package. Switch it off instead.",
    "Malipo {} yalitumia kifurushi hiki. Kizime badala yake.",
  ],
  [
    "{} payment used this package. Switch it off instead.",
    "Malipo {} yalitumia kifurushi hiki. Kizime badala yake.",
  ],
  [
    "This user made {} payments, so the account has to stay.",
    "Mtumiaji huyu amefanya malipo {}, hivyo akaunti yake lazima ibaki.",
  ],
  [
    "This user made {} payment, so the account has to stay.",
    "Mtumiaji huyu amefanya malipo {}, hivyo akaunti yake lazima ibaki.",
  ],
  ["There is no such category", "Hakuna kundi kama hilo"],
  ["Lyrics can have at most {} KB", "Mashairi yasizidi KB {}"],
  [
    "Lyrics have too much formatting. Paste them as plain text.",
    "Mashairi yana mapambo mengi mno. Yabandike kama maandishi matupu.",
  ],
  [
    "The link “{}” cannot be used. Links begin with https:// or with mailto: or tel:, for example.",
    "Kiungo “{}” hakiwezi kutumika. Viungo huanza na https:// au mailto: au tel:, kwa mfano.",
  ],
  [
    "You cannot take your own admin rights away. Ask another admin.",
    "Huwezi kujiondolea haki za msimamizi. Mwombe msimamizi mwingine.",
  ],
  [
    "You cannot delete your own account. Ask another admin.",
    "Huwezi kufuta akaunti yako mwenyewe. Mwombe msimamizi mwingine.",
  ],
  ["There is already a user with this phone number.", "Tayari kuna mtumiaji mwenye namba hii ya simu."],
  ["There is already a user with this email address.", "Tayari kuna mtumiaji mwenye barua pepe hii."],
  ["Choose a PNG, JPEG or WebP image", "Chagua picha ya PNG, JPEG au WebP"],
  [
    "This image is damaged or has more than 16 million pixels",
    "Picha hii ina kasoro au ina pikseli zaidi ya milioni 16",
  ],
  ["There is no logo at this address", "Hakuna nembo kwenye anwani hii"],
  ["Admins sign in with their phone number", "Wasimamizi huingia kwa namba yao ya simu"],
  [
    "Enter a Tanzanian phone number, such as 0712 345 678",
    "Andika namba ya simu ya Tanzania, kama 0712 345 678",
  ],
  ["There is no such day", "Hakuna siku kama hiyo"],
  ["A span of days needs both its first and its last day", "Kipindi kinahitaji siku ya kwanza na ya mwisho"],
  ["The last day lies before the first", "Siku ya mwisho iko kabla ya ya kwanza"],
  ["At most ten years", "Isizidi miaka kumi"],
  ["Song Category deleted successfully", "Kundi la nyimbo limefutwa"],
  ["Someone else has changed this since you opened it.", "Mtu mwingine amebadilisha hii tangu ulipoifungua."],
  [
    "The service is busy or starting. Try again in a moment.",
    "Huduma ina shughuli nyingi au inaanza. Jaribu tena baada ya muda mfupi.",
  ],
  [
    "Something went wrong on our side. Try again; if it stays, tell us the number {}.",
    "Kuna hitilafu upande wetu. Jaribu tena; ikiendelea, tupe namba {}.",
  ],
  ["Send at most {} KB.", "Tuma isiyozidi KB {}."],
  ["There is no such call.", "Ombi hilo halipo."],
];

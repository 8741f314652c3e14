import { dirname, relative } from "node:path";
import ts from "typescript";
import { makeListSchema, refPrefix, type Schema } from "./schema.ts";
import type { Sdk } from "./sdk.ts";
import { expandableResources, fractionalProperties } from "./selection.ts";

export interface TypeConverter {
  /** The named schemas met so far. */
  schemas: Record<string, Schema>;
  /** In responses an expandable field keeps its expanded form only for the selected resources. */
  convert(type: ts.Type, mode: "request" | "response"): Schema | undefined;
}

const { TypeFlags } = ts;
const isOpenEnum = (type: ts.Type) => type.aliasSymbol?.name === "OtherString";

export function makeTypeConverter({ checker, root, resources }: Sdk): TypeConverter {
  const schemas: Record<string, Schema> = {};
  let isRequest = false;

  return {
    schemas,
    convert(type, mode) {
      isRequest = mode === "request";
      return convert(type);
    },
  };

  function convert(type: ts.Type, property = ""): Schema | undefined {
    if (type.aliasSymbol?.name === "Event" && getQualifiedName(type.aliasSymbol) === "Event")
      return { $ref: `${refPrefix}Event` };
    if (isOpenEnum(type)) return undefined;
    if (type.aliasSymbol?.name === "Decimal" || type.symbol?.name === "Decimal")
      return { type: "string", format: "decimal" };
    if (type.isUnion()) return convertUnion(type, property);
    const primitive = convertPrimitive(type, property);
    if (primitive) return primitive;
    const { flags } = type;
    if (flags & (TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never)) return undefined;
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: "array", items: (item && convert(item, property)) ?? {} };
    }
    if (flags & TypeFlags.Object) return convertObject(type);
    if (type.isIntersection())
      return type.types.some((part) => part.flags & TypeFlags.String)
        ? { type: "string" }
        : convertObject(type);
    return {};
  }

  /** Returns nothing for a type that is neither a literal nor a primitive with values of its own. */
  function convertPrimitive(type: ts.Type, property: string): Schema | undefined {
    if (type.isStringLiteral()) return { enum: [type.value], type: "string" };
    if (type.isNumberLiteral()) return { enum: [type.value] };
    const { flags } = type;
    if (flags & TypeFlags.BooleanLiteral) return { enum: [isTrue(type)], type: "boolean" };
    if (flags & TypeFlags.String) return { type: "string" };
    if (flags & TypeFlags.Number)
      return { type: fractionalProperties.has(property) ? "number" : "integer" };
    if (flags & TypeFlags.Boolean) return { type: "boolean" };
    if (flags & TypeFlags.Null) return { type: "null" };
    return undefined;
  }

  function convertUnion(union: ts.UnionType, property: string): Schema | undefined {
    const isOpen = union.types.some(isOpenEnum);
    const isNullable = union.types.some((type) => type.flags & TypeFlags.Null);
    const absent = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void;
    const types = union.types.filter((type) => !isOpenEnum(type) && !(type.flags & absent));
    if (types.length === 0 && !isNullable && !isOpen) return undefined;

    const alternatives = toAlternatives(types, property);
    const hasLiterals = types.some((type) => type.isStringLiteral());
    let schema: Schema =
      alternatives.length === 1 && alternatives[0] ? alternatives[0] : { anyOf: alternatives };
    if (alternatives.length === 0) schema = {};
    if (isOpen && !hasLiterals) schema = { type: "string" };
    if (!isNullable) return schema;
    return { ...(schema.$ref ? { allOf: [schema] } : schema), nullable: true };
  }

  function toAlternatives(types: ts.Type[], property: string): Schema[] {
    const literals = types.filter((type) => type.isStringLiteral()).map((type) => type.value);
    const booleans = types.filter((type) => type.flags & TypeFlags.BooleanLiteral);
    const alternatives: Schema[] = [];
    if (literals.length > 0) alternatives.push({ type: "string", enum: literals.sort() });
    if (booleans.length === 2) alternatives.push({ type: "boolean" });
    else if (booleans[0]) alternatives.push({ type: "boolean", enum: [isTrue(booleans[0])] });

    const isExpandable = !isRequest && types.some((type) => type.flags & TypeFlags.String);
    const others = types.filter(
      (type) =>
        !type.isStringLiteral() &&
        !(type.flags & TypeFlags.BooleanLiteral) &&
        !(isExpandable && isOtherResource(type)),
    );
    for (const type of others) {
      const schema = convert(type, property);
      const isKnown = alternatives.some((one) => JSON.stringify(one) === JSON.stringify(schema));
      if (schema && !isKnown) alternatives.push(schema);
    }
    return alternatives;
  }

  function isOtherResource(type: ts.Type): boolean {
    const property = type.flags & TypeFlags.Object ? type.getProperty("object") : undefined;
    if (!property || !checker.getTypeOfSymbol(property).isStringLiteral()) return false;
    return !expandableResources.has(type.symbol?.name ?? "");
  }

  function convertObject(type: ts.Type): Schema {
    const symbol = type.symbol ?? type.aliasSymbol;
    const typeArguments = (type as ts.TypeReference).typeArguments;
    if (symbol?.name === "ApiList") {
      const item = (typeArguments ?? type.aliasTypeArguments)?.[0];
      return makeListSchema((item && convert(item)) ?? {});
    }
    if (type.aliasSymbol?.name === "Response" || symbol?.name === "Response") {
      const inner = type.aliasTypeArguments?.[0];
      if (inner) return convert(inner) ?? {};
    }
    if (symbol?.name === "Metadata" || symbol?.name === "MetadataParam")
      return { type: "object", additionalProperties: { type: "string" } };
    if (type.aliasSymbol?.name === "Partial") return { type: "object" };

    const isNamed = symbol && symbol.name !== "__type" && !typeArguments?.length;
    const name = isNamed ? getQualifiedName(symbol) : undefined;
    if (!name) return buildObject(type);
    if (!schemas[name]) {
      // Entered before it is built, because types refer to themselves.
      const schema: Schema = {};
      schemas[name] = schema;
      Object.assign(schema, buildObject(type));
    }
    return { $ref: refPrefix + name };
  }

  function buildObject(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      if (property.name === "lastResponse" || property.name.startsWith("__")) continue;
      const schema = convert(checker.getTypeOfSymbol(property), property.name);
      if (schema === undefined) continue;
      properties[property.name] = schema;
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: "object",
      properties,
      ...(required.length > 0 ? { required: required.sort() } : {}),
      additionalProperties: index ? (convert(index.type) ?? {}) : false,
    };
  }

  /** Folder, namespaces and name of a type that the SDK declares. */
  function getQualifiedName(symbol: ts.Symbol): string | undefined {
    const declaration = symbol.declarations?.[0];
    if (!declaration) return undefined;
    const parts = [symbol.name];
    for (let node: ts.Node = declaration.parent; node; node = node.parent)
      if (ts.isModuleDeclaration(node) && node.name.text) parts.unshift(node.name.text);
    const file = declaration.getSourceFile().fileName;
    if (!file.startsWith(root)) return undefined;
    const folder = file.startsWith(resources) ? dirname(relative(resources, file)) : ".";
    return [...(folder === "." ? [] : [folder.replaceAll("/", ".")]), ...parts].join(".");
  }

  function isTrue(type: ts.Type): boolean {
    return checker.typeToString(type) === "true";
  }
}
